import { type Locator, userEvent } from 'vitest/browser';

/** Pastes into the focused element, as from another program: by kind, such as `text/html`, and files. */
export function paste(kinds: Record<string, string>, files: readonly File[] = []): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  for (const [kind, words] of Object.entries(kinds)) clipboardData.setData(kind, words);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Puts a text on the clipboard by keys, as a person does it in another field. */
export async function copyFrom(elsewhere: Locator, text: string): Promise<void> {
  await elsewhere.fill(text);
  await userEvent.keyboard('{Control>}ac{/Control}');
}
