import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Content } from './content-model.ts';
import { elementOf, newElement, newSection } from './content-operations.ts';
import { placesIn } from './content-places.ts';
import { ContentStore } from './content-store.ts';
import { elementControl } from './element-control.ts';

const element = newElement();
const content: Content = [newSection([element])];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typing = () => {
  const store = new ContentStore(content);
  const control = elementControl(store, element.id);
  const type = (name: 'pl' | 'en', value: string) => control.typeValue(`title.${name}`, value);
  const title = () => control.valueAt('title');
  return { store, control, type, title };
};

it('typing into one field is one undo step', () => {
  const { store, type, title } = typing();
  for (const text of ['D', 'Do', 'Dom']) type('pl', text);
  expect(title()).toEqual({ pl: 'Dom', en: '' });
  store.undo();
  expect(store.content).toBe(content);
});

it('another field, leaving a field, and an action in between begin a new step; a pause does not', () => {
  const { store, control, type, title } = typing();
  type('pl', 'Dom');
  type('en', 'House');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: '' });

  type('en', 'House');
  control.endTyping();
  type('en', 'Houses');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: 'House' });

  type('en', 'Houses');
  control.setValue('widthDesktop', 6);
  type('en', 'Houses!');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: 'Houses' });
  store.undo();

  type('en', 'Home');
  vi.advanceTimersByTime(60_000);
  type('en', 'Homes');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: 'Houses' });
});

it('each choice is a step of its own, in the same field too', () => {
  const { store, control } = typing();
  for (const width of [6, 4, 3]) control.setValue('widthDesktop', width);
  store.undo();
  expect(control.valueAt('widthDesktop')).toBe(4);
});

it('only typing merges: two items removed in a row are restored one by one', () => {
  const { store, control } = typing();
  control.setValue('children', [newElement(), newElement()]);
  control.setValue('children', [newElement()]);
  control.setValue('children', []);
  store.undo();
  expect(control.valueAt('children')).toHaveLength(1);
});

it('after an undo and a change, nothing can be redone', () => {
  const { store, type } = typing();
  type('pl', 'Dom');
  store.undo();
  expect(store.history.canRedo).toBe(true);
  type('en', 'House');
  expect(store.history.canRedo).toBe(false);
});

it('saved content is not unsaved, and can still be undone', () => {
  const { store, type } = typing();
  type('pl', 'Dom');
  const sent = store.content;
  store.saved(structuredClone(sent), sent);
  expect(store.isDirty).toBe(false);
  store.undo();
  expect(store.content).toBe(content);
  expect(store.isDirty).toBe(true);
});

it('what is typed during a save stays, unsaved', () => {
  const { store, type, title } = typing();
  type('pl', 'Dom');
  const sent = store.content;
  type('pl', 'Dom nad rzeką');
  store.saved(structuredClone(sent), sent);
  expect(title()).toEqual({ pl: 'Dom nad rzeką', en: '' });
  expect(store.isDirty).toBe(true);
});

it('a changed field loses its error, others retain theirs', () => {
  const { store, control, type } = typing();
  store.errors.setOf(element.id, [
    { path: 'title.pl', code: 'IS_REQUIRED' },
    { path: 'title.en', code: 'IS_REQUIRED' },
  ]);
  type('pl', 'Dom');
  expect(control.errorAt('title.pl')).toBeUndefined();
  expect(control.errorAt('title.en')).toBe('IS_REQUIRED');
});

it('debounced readers are notified once typing pauses, and of everything else immediately', () => {
  const { store, type } = typing();
  let notified = 0;
  store.readers.subscribeDebounced(() => {
    notified += 1;
  });
  for (const text of ['D', 'Do', 'Dom']) type('pl', text);
  expect(notified).toBe(0);
  vi.advanceTimersByTime(400);
  expect(notified).toBe(1);
  store.change('add section', (present) => [...present, newSection()]);
  expect(notified).toBe(2);
  store.undo();
  expect(notified).toBe(3);
});

it('typing notifies only the fields of its own element, everything else notifies all', () => {
  const child = newElement();
  const parent = { ...newElement(), children: [child] };
  const other = newElement();
  const store = new ContentStore([newSection([parent, other])]);
  const controls = [parent, child, other].map(({ id }) => elementControl(store, id));
  const woken = [0, 0, 0];
  for (const [at, control] of controls.entries()) {
    control.subscribe(() => {
      woken[at] = (woken[at] ?? 0) + 1;
    });
  }
  controls[1]?.typeValue('title.pl', 'Dom');
  expect(woken).toEqual([0, 1, 0]);
  controls[2]?.setValue('widthDesktop', 6);
  expect(woken).toEqual([0, 1, 1]);
  controls[0]?.setValue('children', []);
  expect(woken).toEqual([1, 2, 2]);
  store.undo();
  expect(woken).toEqual([2, 3, 3]);
});

it('typing does not compute the places of nodes again', () => {
  const { store, type } = typing();
  const before = placesIn(store.content);
  type('pl', 'Dom');
  expect(placesIn(store.content)).toBe(before);
  store.change('add section', (present) => [newSection(), ...present]);
  expect(placesIn(store.content).get(element.id)).toEqual({ parent: content[0]?.id, index: 0 });
  expect(placesIn(store.content).get(content[0]?.id ?? '')).toEqual({ parent: null, index: 1 });
});

it('nodes that a change adds to or removes from an element are found, or not', () => {
  const { store, control } = typing();
  const child = newElement();
  control.setValue('children', [child]);
  expect(elementOf(store.content, child.id)).toBe(child);
  control.setValue('children', []);
  expect(elementOf(store.content, child.id)).toBeUndefined();
});
