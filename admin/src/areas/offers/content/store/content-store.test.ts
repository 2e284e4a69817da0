import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Content } from './content-model.ts';
import { newElement, newSection } from './content-operations.ts';
import { ContentStore } from './content-store.ts';
import { elementControl } from './element-control.ts';

const element = newElement();
const content: Content = [newSection([element])];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typing = () => {
  const store = new ContentStore(content);
  const control = elementControl(store, element.id);
  const type = (name: 'pl' | 'en', value: string) => control.setValue(`title.${name}`, value);
  const title = () => control.valueAt('title');
  return { store, control, type, title };
};

it('typing into one field is undone at once', () => {
  const { store, type, title } = typing();
  for (const text of ['D', 'Do', 'Dom']) type('pl', text);
  expect(title()).toEqual({ pl: 'Dom', en: '' });
  store.undo();
  expect(store.content).toBe(content);
});

it('another field, a field that was left, and a pause begin a new step', () => {
  const { store, control, type, title } = typing();
  type('pl', 'Dom');
  type('en', 'House');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: '' });

  type('en', 'House');
  control.settle();
  type('en', 'Houses');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: 'House' });

  type('en', 'Houses');
  vi.advanceTimersByTime(1_000);
  type('en', 'Houses!');
  store.undo();
  expect(title()).toEqual({ pl: 'Dom', en: 'Houses' });
});

it('only typing merges: two items removed in a row come back one by one', () => {
  const { store, control } = typing();
  control.setValue('children', [newElement(), newElement()]);
  control.setValue('children', [newElement()]);
  control.setValue('children', []);
  store.undo();
  expect(control.valueAt('children')).toHaveLength(1);
});

it('a change after an undo leaves nothing to be redone', () => {
  const { store, type } = typing();
  type('pl', 'Dom');
  store.undo();
  expect(store.canRedo).toBe(true);
  type('en', 'House');
  expect(store.canRedo).toBe(false);
});

it('what was saved is no longer unsaved, and can still be undone', () => {
  const { store, type } = typing();
  type('pl', 'Dom');
  const sent = store.content;
  store.saved(structuredClone(sent), sent);
  expect(store.isDirty).toBe(false);
  store.undo();
  expect(store.content).toBe(content);
  expect(store.isDirty).toBe(true);
});

it('what is typed while it is being saved stays, unsaved', () => {
  const { store, type, title } = typing();
  type('pl', 'Dom');
  const sent = store.content;
  type('pl', 'Dom nad rzeką');
  store.saved(structuredClone(sent), sent);
  expect(title()).toEqual({ pl: 'Dom nad rzeką', en: '' });
  expect(store.isDirty).toBe(true);
});

it('a field that changes loses its error, others keep theirs', () => {
  const { store, control, type } = typing();
  store.setErrorsOf(element.id, [
    { path: 'title.pl', code: 'IS_REQUIRED' },
    { path: 'title.en', code: 'IS_REQUIRED' },
  ]);
  type('pl', 'Dom');
  expect(control.errorAt('title.pl')).toBeUndefined();
  expect(control.errorAt('title.en')).toBe('IS_REQUIRED');
});

it('those who need not follow every key are told once typing pauses, and of everything else at once', () => {
  const { store, type } = typing();
  let told = 0;
  store.subscribeCalmly(() => {
    told += 1;
  });
  for (const text of ['D', 'Do', 'Dom']) type('pl', text);
  expect(told).toBe(0);
  vi.advanceTimersByTime(400);
  expect(told).toBe(1);
  store.change((present) => [...present, newSection()]);
  expect(told).toBe(2);
  store.undo();
  expect(told).toBe(3);
});
