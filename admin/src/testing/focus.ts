/** The accessible name of the focused element. */
export function focusedName(): string {
  const own = document.activeElement as HTMLInputElement | null;
  const by = own?.getAttribute('aria-labelledby');
  const label = by ? document.getElementById(by)?.textContent : own?.labels?.[0]?.textContent;
  return (own?.getAttribute('aria-label') ?? label ?? own?.textContent ?? '').replace(/\s*\*$/, '').trim();
}
