import { expect, it } from 'vitest';
import { UndoHistory } from './undo-history.ts';

/** A history of texts: each letter is a change. */
const writing = () => {
  const history = new UndoHistory<string>();
  let text = '';
  return {
    history,
    write: (letters: string) => {
      for (const letter of letters) {
        history.record(text);
        text += letter;
      }
    },
    undo: () => {
      text = history.undo(text) ?? text;
      return text;
    },
    redo: () => {
      text = history.redo(text) ?? text;
      return text;
    },
  };
};

it('all changes after a mark are one step, under its name', () => {
  const { history, write, undo } = writing();
  history.mark('first');
  write('ab');
  history.mark('second');
  write('cd');
  expect(history.steps).toEqual(['first', 'second']);
  expect([undo(), undo(), undo()]).toEqual(['ab', '', '']);
});

it('the same action twice is two steps', () => {
  const { history, write, undo } = writing();
  for (const letter of 'ab') {
    history.mark('move');
    write(letter);
  }
  expect(history.steps).toEqual(['move', 'move']);
  expect(undo()).toBe('a');
});

it('typing continues its step until something else is marked, or it ended', () => {
  const { history, write } = writing();
  const type = (letter: string) => {
    history.resume('type');
    write(letter);
  };
  for (const letter of 'abc') type(letter);
  expect(history.steps).toEqual(['type']);
  history.mark('move');
  write('d');
  type('e');
  history.end();
  type('f');
  expect(history.steps).toEqual(['type', 'move', 'type', 'type']);
});

it('a mark without a change leaves no step', () => {
  const { history, write } = writing();
  history.mark('nothing');
  history.mark('something');
  write('a');
  expect(history.steps).toEqual(['something']);
});

it('typing after an undo is a new step, and nothing can be redone any more', () => {
  const { history, write, undo, redo } = writing();
  history.resume('type');
  write('ab');
  expect(undo()).toBe('');
  expect(redo()).toBe('ab');
  history.resume('type');
  write('c');
  expect(undo()).toBe('ab');
  history.resume('type');
  write('d');
  expect(history.canRedo).toBe(false);
});

it('two hundred steps can be undone', () => {
  const { history, write } = writing();
  for (let at = 0; at < 250; at += 1) {
    history.mark(String(at));
    write('x');
  }
  expect(history.steps).toHaveLength(200);
  expect(history.steps[0]).toBe('50');
});
