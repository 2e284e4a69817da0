/** Pastes into the focused element, as from another program: by kind, such as `text/html`. */
export function paste(kinds: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [kind, words] of Object.entries(kinds)) clipboardData.setData(kind, words);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
