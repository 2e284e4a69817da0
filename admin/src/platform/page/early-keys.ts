declare global {
  interface Window {
    /** Of `before-start.js`: it stops collecting keys, and returns those that were pressed before the program ran. */
    takeEarlyKeys?: () => KeyboardEvent[];
  }
}

type TakesKey = (event: KeyboardEvent) => boolean;

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const PRESSED_BY_KEYS = 'a[href], button, [role]';
/** Milliseconds in which what a key has opened is drawn, before the next one is pressed. */
const BETWEEN = 30;

const places = new Set<{ takes: TakesKey }>();
const kept: KeyboardEvent[] = [];

/**
 * Keeps the keys for a place that is not drawn yet, until the returned function is called. Then they are pressed again, one after
 * the other, in whatever has the focus. A field that has the focus gets its keys at once.
 */
export function keepKeys(takes: TakesKey): () => void {
  const place = { takes };
  places.add(place);
  window.addEventListener('keydown', keep, { capture: true });
  return () => {
    if (places.delete(place)) pressLater();
  };
}

/** What writes into a field. Keys that press what has the focus are for that. */
export const isTyping: TakesKey = ({ key, ctrlKey, metaKey, target }) =>
  !ctrlKey &&
  !metaKey &&
  (key === 'Enter' || key === ' '
    ? !(target as Element).matches(PRESSED_BY_KEYS)
    : key.length === 1 || key === 'Backspace');

const isForStart: TakesKey = (event) =>
  isTyping(event) || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');

/** From the start of the page until a screen is drawn, for whoever is signed in. */
export function keepEarlyKeys(): void {
  if (!window.takeEarlyKeys) return;
  kept.push(...window.takeEarlyKeys());
  endStart = keepKeys(isForStart);
}

let endStart = (): void => {};

/** A screen is drawn. */
export const endEarlyKeys = (): void => endStart();

function keep(event: KeyboardEvent): void {
  // Whoever presses these does not wait any more for what was pressed before.
  if (event.key === 'Escape' || event.key === 'Tab') kept.length = 0;
  if (!isKept(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.push(event);
}

function isKept(event: KeyboardEvent): boolean {
  const { isTrusted, altKey, target } = event;
  if (!isTrusted || altKey || !(target instanceof Element)) return false;
  // What is typed while former keys are pressed comes after them.
  if (places.size === 0) return kept.length > 0 && isTyping(event);
  return !target.matches(FIELDS) && [...places].some(({ takes }) => takes(event));
}

const pressLater = () => void setTimeout(pressNext, BETWEEN);

function pressNext(): void {
  if (places.size > 0) return;
  const event = kept.shift();
  if (!event) {
    window.removeEventListener('keydown', keep, { capture: true });
    return;
  }
  press(event);
  pressLater();
}

/** Scripts that press a key type nothing: a letter that nobody else takes is written into the field. */
function press(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', event));
  if (isTaken || !target.matches(FIELDS)) return;
  if (event.key === 'Backspace') document.execCommand('delete');
  else if (event.key.length === 1) document.execCommand('insertText', false, event.key);
}
