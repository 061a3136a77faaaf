/** The table as the server shows it, and what can be asked there. Nothing is predicted: what is not shown has not
 * happened. */

import type { Advised, Answer, Reacted, Refused, Shown, Stage } from "../wire";
import { Connection, type Link, type Wish } from "./connection";
import { type Intent, takeIntent } from "./intent";
import { randomSigns } from "./random";
import { settings } from "./settings.svelte";

const NEWS_LASTS = 4000;
const NOT_SAVED = "table-store-down";

export class Table {
  link = $state<Link>("opening");
  closedWith = $state(0);
  /** The connection was lost, and has just come back. */
  cameBack = $state(false);
  stage = $state.raw<Stage | null>(null);
  shown = $state.raw<Shown | null>(null);
  refusal = $state.raw<Refused | null>(null);
  advice = $state.raw<Advised | null>(null);
  reactions = $state.raw<Reacted[]>([]);
  private awaited = $state(0);
  private readonly connection: Connection;

  /** `watch`: on a screen for everybody, which shows nobody's secrets, whoever has turned it on. */
  constructor(
    readonly name: string,
    watch = false,
  ) {
    this.connection = new Connection(
      watch ? `${name}?watch` : name,
      () => settings.language,
      (answer) => this.hear(answer),
      (link, code) => this.follow(link, code),
    );
    const intent = takeIntent(name);
    if (intent) void this.fulfil(intent);
  }

  /** Ask for something; a refusal is shown, and answered as false. */
  async ask(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer = await this.connection.request(wish);
    if (answer.type === "refused") this.refusal = answer;
    return answer.type === "done";
  }

  /** A move is under way until what came of it is shown. */
  get busy(): boolean {
    return this.awaited > (this.shown?.seq ?? 0);
  }

  /** The hint for what is asked now. */
  get hint(): Advised | null {
    const { advice, shown } = this;
    return advice && advice.turn === shown?.turn && advice.seat === shown.you.in_hand ? advice : null;
  }

  /** Answers whether it is settled: done, or refused for a reason. What could not be saved may be tried again. */
  async move(text: string): Promise<boolean> {
    const { shown } = this;
    const seat = shown?.you.in_hand;
    if (!shown || seat === null || seat === undefined) return true;
    this.refusal = null;
    this.awaited = Infinity;
    const answer = await this.connection.request({ type: "move", seat, turn: shown.turn, text });
    // What was refused has changed nothing, and may be tried again.
    this.awaited = answer.type === "done" ? answer.seq : 0;
    if (answer.type === "refused") this.refusal = answer;
    else this.advice = null;
    return answer.type === "done" || answer.code !== NOT_SAVED;
  }

  /** Why not? By the rule, where one forbids it; nothing, where the house cannot tell either. */
  async wonder(path: string[]): Promise<void> {
    const { shown } = this;
    const seat = shown?.you.in_hand;
    if (!shown || seat === null || seat === undefined || this.link !== "open") return;
    const answer = await this.connection.request({ type: "whynot", seat, turn: shown.turn, path });
    if (answer.type === "refused" && (answer.rule || shown.coach) && shown.turn === this.shown?.turn)
      this.refusal = answer;
  }

  ready(): Promise<boolean> {
    return this.ask({ type: "ready", salt: randomSigns() });
  }

  addBot(bot: string): Promise<boolean> {
    return this.ask({ type: "addbot", bot });
  }

  speak(): void {
    this.connection.greet();
  }

  leave(): void {
    this.connection.close();
  }

  private async fulfil(intent: Intent): Promise<void> {
    for (const name of intent.names) if (!(await this.ask({ type: "sit", name }))) return;
    for (const bot of intent.bots) if (!(await this.addBot(bot))) return;
    if (intent.start && (await this.ready())) await this.ask({ type: "start" });
  }

  private hear(answer: Answer): void {
    if (answer.type === "staged") this.stage = answer.stage;
    else if (answer.type === "shown") this.shown = answer;
    else if (answer.type === "reacted") this.react(answer);
    else if (answer.type === "advised") this.advice = answer;
  }

  private react(reacted: Reacted): void {
    this.reactions = [...this.reactions.slice(-3), reacted];
    window.setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== reacted)), NEWS_LASTS);
  }

  private follow(link: Link, code: number): void {
    if (link === "open" && this.link === "lost") {
      this.cameBack = true;
      window.setTimeout(() => (this.cameBack = false), NEWS_LASTS);
      // What is shown now is all there is to wait for, even if more was promised before.
      if (this.awaited !== Infinity) this.awaited = 0;
    }
    this.link = link;
    this.closedWith = code;
  }
}
