/** The content of a page: its heading, and what follows. */
export interface Page {
  title: string;
  content: readonly (Node | string)[];
}

export type Show = (parameter: string) => Promise<Page>;

/** Opens another address of the site, or draws the present one again. */
export function go(address = window.location.pathname): void {
  if (address !== window.location.pathname) history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** The page whose pattern fits the path; `:id` stands for one segment, its parameter. */
export function pageOf(pages: Readonly<Record<string, Show>>, path: string): (() => Promise<Page>) | null {
  for (const [pattern, show] of Object.entries(pages)) {
    const found = new RegExp(`^${pattern.replace(/:\w+/, '([^/]+)')}/?$`).exec(path);
    if (found) return () => show(decodeURIComponent(found[1] ?? ''));
  }
  return null;
}
