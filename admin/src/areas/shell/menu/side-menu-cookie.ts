const NAME = 'aside-toggled'; // as SHL-10 requires
const A_YEAR = 365 * 24 * 60 * 60;

/** Whether the side menu was collapsed at the last visit. */
export const readIsCollapsed = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);

export function writeIsCollapsed(isCollapsed: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not served over https
  document.cookie = `${NAME}=${isCollapsed ? 1 : 0}; max-age=${A_YEAR}; path=/; SameSite=Lax`;
}
