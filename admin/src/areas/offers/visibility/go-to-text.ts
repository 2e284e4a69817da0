import type { FormLanguages } from '../../../ui/fields/languages/form-languages.ts';
import { cardId, reveal } from '../content/reveal.ts';
import { placeOf } from '../content/store/content-operations.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { MissingText } from './not-ready.ts';

/** The part of a path before the names of an element's own fields. */
const WAY_TO_ELEMENT = /^sections\.#\d+(\.(elements|children)\.#\d+)*\./;

/**
 * Focuses the field of a missing text, and shows its language where the form shows only one. In the sections, the card gets the
 * focus if there is no such field, as for the cells of a table.
 */
export function goToMissing(
  content: ContentStore,
  { shown }: FormLanguages,
  { path, nodes, language }: MissingText,
): void {
  shown.set(language);
  const field = path
    .replace(WAY_TO_ELEMENT, '')
    .replace(/#(\d+)/g, (_, number: string) => String(Number(number) - 1));
  const node = nodes.findLast((id) => placeOf(content.content, id) !== undefined);
  if (node !== undefined) reveal(content, node);
  goToText(`${field}.${language}`, node === undefined ? '' : `#${cardId(node)} `);
}

/** How long a field may take to appear: its tab or card is opened first. */
const TIMEOUT_MILLISECONDS = 3_000;

/** Scrolls to the field of a text, such as `descriptions.0.title.en`, opens the parts around it, and focuses it. */
function goToText(name: string, within: string): void {
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  openEntry(name);
  const look = () => {
    const around = document.querySelector<HTMLElement>(`${within}[data-text="${name}"]`);
    if (around) openAround(around);
    const field =
      around?.querySelector<HTMLElement>('[contenteditable=true]') ??
      around?.querySelector<HTMLElement>('input, textarea');
    if (field?.checkVisibility()) {
      field.focus({ preventScroll: true });
      around?.scrollIntoView({ block: 'center' });
    } else if (performance.now() < deadline) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the card of an entry of a list, because a closed card has no fields. */
function openEntry(name: string): void {
  const [list, index] = name.split('.');
  const card = document.querySelector(`[data-first-field^="${list}.${index}."]`);
  card?.querySelector<HTMLElement>('[aria-expanded=false]')?.click();
}

/** Opens the groups around a field. */
function openAround(field: HTMLElement): void {
  if (field.checkVisibility()) return;
  for (let part = field.parentElement; part; part = part.parentElement) {
    if (part.id === '') continue;
    document.querySelector<HTMLElement>(`[aria-controls="${part.id}"][aria-expanded=false]`)?.click();
  }
}
