/** The table as the server shows it, and the requests to it. Nothing is predicted: what isn't shown hasn't happened. */

import type { Advised, Answer, Done, Reached, Reacted, Refused, Shown, Stage } from "../wire";
import { Connection, type Link, type Wish } from "./connection";
import { type Intent, takeIntent } from "./intent";
import { randomSigns } from "./random";
import { settings } from "./settings.svelte";
import { STEP, still } from "./stillness";

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
  private reached = $state.raw<Reached | null>(null);
  private awaited = $state(0);
  /** More moves of a journey are still to be made. */
  private travelling = $state(false);
  private readonly onShown: (() => void)[] = [];
  private readonly connection: Connection;

  /** `watch`: a big screen, which shows nobody's secrets, whosever browser it is. */
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

  /** Send a request; a refusal is shown, and resolves to false. */
  async ask(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer = await this.connection.request(wish);
    if (answer.type === "refused") this.refusal = answer;
    return answer.type === "done";
  }

  /** A move is pending until its effect is shown. */
  get busy(): boolean {
    return this.travelling || this.isAwaited();
  }

  /** The journeys for the current question, if requested. */
  get journeys(): Reached["journeys"] {
    const { reached, shown } = this;
    return reached && reached.turn === shown?.turn && reached.seat === shown.you.in_hand ? reached.journeys : [];
  }

  /** The hint for the current question. */
  get hint(): Advised | null {
    const { advice, shown } = this;
    return advice && advice.turn === shown?.turn && advice.seat === shown.you.in_hand ? advice : null;
  }

  /** Make one move, or several one after the other until one is refused. Resolves to whether it is settled: done, or
   * refused for a reason. What couldn't be saved can be tried again. */
  async move(...texts: string[]): Promise<boolean> {
    const seat = this.shown?.you.in_hand;
    const [first, ...then] = texts;
    if (seat === null || seat === undefined || first === undefined) return true;
    this.travelling = then.length > 0;
    let answer = await this.moveOnce(seat, first);
    const settled = answer.type === "done" || answer.code !== NOT_SAVED;
    for (const text of then) {
      if (answer.type === "refused" || !(await this.isAskedAgain(seat))) break;
      answer = await this.moveOnce(seat, text);
    }
    this.travelling = false;
    return settled;
  }

  private async moveOnce(seat: number, text: string): Promise<Done | Refused> {
    this.refusal = null;
    this.awaited = Infinity;
    const answer = await this.connection.request({ type: "move", seat, turn: this.shown?.turn ?? 0, text });
    // A refused move has changed nothing and can be tried again.
    this.awaited = answer.type === "done" ? answer.seq : 0;
    if (answer.type === "refused") this.refusal = answer;
    else this.advice = null;
    return answer;
  }

  /** Once a move's effect has been shown and seen: whether this seat acts next. */
  private async isAskedAgain(seat: number): Promise<boolean> {
    while (this.isAwaited()) await new Promise<void>((go) => this.onShown.push(go));
    if (!still()) await new Promise((go) => window.setTimeout(go, STEP));
    return this.shown?.you.in_hand === seat && Boolean(this.shown.own?.ask);
  }

  private isAwaited(): boolean {
    return this.awaited > (this.shown?.seq ?? 0);
  }

  /** Ask for journeys from what was touched; silent if the server can't tell. */
  async explore(path: string[]): Promise<void> {
    const { shown } = this;
    const seat = shown?.you.in_hand;
    if (!shown || seat === null || seat === undefined || this.link !== "open") return;
    await this.connection.request({ type: "reach", seat, turn: shown.turn, path });
  }

  /** Ask why not: with the rule, if one forbids it; nothing if the server can't tell either. */
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

  /** Sit down as the chosen fox; the server makes sure that people on one device get different ones. */
  sit(name: string): Promise<boolean> {
    return this.ask(settings.avatar ? { type: "sit", name, avatar: settings.avatar } : { type: "sit", name });
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
    for (const name of intent.names) if (!(await this.sit(name))) return;
    for (const bot of intent.bots) if (!(await this.addBot(bot))) return;
    if (intent.start && (await this.ready())) await this.ask({ type: "start" });
  }

  private hear(answer: Answer): void {
    if (answer.type === "staged") this.stage = answer.stage;
    else if (answer.type === "shown") this.show(answer);
    else if (answer.type === "reached") this.reached = answer;
    else if (answer.type === "reacted") this.react(answer);
    else if (answer.type === "advised") this.advice = answer;
  }

  private show(shown: Shown): void {
    this.shown = shown;
    for (const go of this.onShown.splice(0)) go();
  }

  private react(reacted: Reacted): void {
    this.reactions = [...this.reactions.slice(-3), reacted];
    window.setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== reacted)), NEWS_LASTS);
  }

  private follow(link: Link, code: number): void {
    if (link === "open" && this.link === "lost") {
      this.cameBack = true;
      window.setTimeout(() => (this.cameBack = false), NEWS_LASTS);
      // What is shown now is final, even if more was announced before.
      if (this.awaited !== Infinity) this.awaited = 0;
    }
    this.link = link;
    this.closedWith = code;
  }
}
