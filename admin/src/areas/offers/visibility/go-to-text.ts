/** How long a field may take to appear: its tab or card is opened first. */
const TIMEOUT_MILLISECONDS = 3_000;

/** Scrolls to the field of a text of the form, such as `descriptions.0.title.en`, opens what it is in, and focuses it. */
export function goToText(name: string): void {
  const deadline = performance.now() + TIMEOUT_MILLISECONDS;
  openEntry(name);
  const look = () => {
    const around = document.querySelector<HTMLElement>(`[data-text="${name}"]`);
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

/** Opens the card of an entry of a list, which has no fields while it is closed. */
function openEntry(name: string): void {
  const [list, index] = name.split('.');
  const card = document.querySelector(`[data-first-field^="${list}.${index}."]`);
  card?.querySelector<HTMLElement>('[aria-expanded=false]')?.click();
}

/** Opens the group of fields around it. */
function openAround(field: HTMLElement): void {
  if (field.checkVisibility()) return;
  for (let part = field.parentElement; part; part = part.parentElement) {
    if (part.id === '') continue;
    document.querySelector<HTMLElement>(`[aria-controls="${part.id}"][aria-expanded=false]`)?.click();
  }
}
