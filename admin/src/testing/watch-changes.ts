import { onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';

/** The field at one moment, around its selection. */
const partsOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) => ({
  before: value.slice(0, selectionStart ?? 0),
  chosen: value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  behind: value.slice(selectionEnd ?? 0),
});
type Parts = ReturnType<typeof partsOf>;

/** The letters that count, such as the digits of a number. */
type Clean = (text: string) => string;

/** The letters before and behind the caret after something is typed, pasted or deleted. */
function meantBy(inputType: string, data: string, { before, chosen, behind }: Parts, clean: Clean) {
  const left = { before: clean(before), behind: clean(behind) };
  if (inputType.startsWith('insert')) return { ...left, before: left.before + clean(data) };
  if (chosen !== '') return left;
  if (inputType === 'deleteContentBackward') return { ...left, before: clean(before.slice(0, -1)) };
  return { ...left, behind: clean(behind.slice(1)) };
}

/**
 * Notes in the page what each change of a field did, as quickly as keys come, and what the person meant: each letter stands where
 * it was typed. Undoing is the browser's own matter.
 */
export function watchChanges(field: Locator, clean: Clean) {
  const changes: { was: Parts; meant: unknown; became: unknown }[] = [];
  const input = field.element() as HTMLInputElement | HTMLTextAreaElement;
  let before: Parts | null = null;
  input.addEventListener('beforeinput', () => {
    before = partsOf(input);
  });
  // React listens at the root of the page, and has answered only after that.
  const note = (event: Event) => {
    if (event.target !== input) return;
    const { inputType, data } = event as InputEvent;
    const was = before;
    if (!was || inputType === 'historyUndo') return;
    const meant = meantBy(inputType, data ?? '', was, clean);
    queueMicrotask(() => {
      const now = partsOf(input);
      changes.push({ was, meant, became: { before: clean(now.before), behind: clean(now.behind) } });
    });
  };
  window.addEventListener('input', note);
  onTestFinished(() => window.removeEventListener('input', note));
  return changes;
}
