/** Which page is shown, read from the address: `/page/name`. */

class Route {
  page = $state("");
  name = $state("");

  constructor() {
    this.read();
    window.addEventListener("popstate", () => this.read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    const [, first = "", second = ""] = location.pathname.split("/");
    this.page = first;
    this.name = decodeURIComponent(second);
  }
}

export const route = new Route();

/** Follow a link within the site without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
