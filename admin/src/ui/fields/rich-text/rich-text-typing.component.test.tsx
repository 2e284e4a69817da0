import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paste } from '../../../testing/clipboard.ts';
import { aRichText, paragraphs, text } from '../../../testing/rich-text.tsx';
import { rounds } from '../../../testing/rounds.ts';

/** A text with a selection, as a person imagines it: `to` is the end that moves. */
interface Meant {
  text: string;
  from: number;
  to: number;
}

const start = ({ from, to }: Meant) => Math.min(from, to);
const end = ({ from, to }: Meant) => Math.max(from, to);
const caret = (text: string, at: number): Meant => ({ text, from: at, to: at });

/** Replaces what is between two places. */
const replaced = ({ text }: Meant, from: number, to: number, by: string): Meant =>
  caret(text.slice(0, from) + by + text.slice(to), from + by.length);

const insert = (meant: Meant, letters: string) => replaced(meant, start(meant), end(meant), letters);

function erase(meant: Meant, from: number, to: number): Meant {
  const isSelection = meant.from !== meant.to;
  return isSelection
    ? insert(meant, '')
    : replaced(meant, Math.max(from, 0), Math.min(to, meant.text.length), '');
}

/** The beginning and the end of the line with the caret. */
function lineOf({ text, to }: Meant) {
  const next = text.indexOf('\n', to);
  return { first: text.lastIndexOf('\n', to - 1) + 1, last: next === -1 ? text.length : next };
}

const keys: Record<string, (meant: Meant) => Meant> = {
  '{Enter}': (meant) => insert(meant, '\n'),
  '{Backspace}': (meant) => erase(meant, meant.to - 1, meant.to),
  '{Delete}': (meant) => erase(meant, meant.to, meant.to + 1),
  '{ArrowLeft}': (meant) =>
    caret(meant.text, meant.from === meant.to ? Math.max(meant.to - 1, 0) : start(meant)),
  '{ArrowRight}': (meant) =>
    caret(meant.text, meant.from === meant.to ? Math.min(meant.to + 1, meant.text.length) : end(meant)),
  '{Home}': (meant) => caret(meant.text, lineOf(meant).first),
  '{End}': (meant) => caret(meant.text, lineOf(meant).last),
  '{Shift>}{ArrowLeft}{/Shift}': (meant) => ({ ...meant, to: Math.max(meant.to - 1, 0) }),
};
const PASTED = 'wklejone';

const acts = oneof(
  { weight: 8, arbitrary: constantFrom('a', 'Ż', '7', 'dom') },
  { weight: 8, arbitrary: constantFrom(...Object.keys(keys)) },
  constantFrom('paste'),
);

/** The lines of a held HTML, one for each paragraph. */
const linesOf = (html: string): string =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p')]
    .map(({ textContent }) => textContent)
    .join('\n');

test('whatever is typed, a formatted text shows and holds the text that was meant', async () => {
  const { written } = await aRichText('');
  const typed = record({ acts: array(acts, { minLength: 1, maxLength: 12 }) });
  await assert(
    asyncProperty(typed, async ({ acts }) => {
      await text.click();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      let meant = caret('', 0);
      for (const act of acts) {
        if (act === 'paste') paste({ 'text/plain': PASTED });
        else await userEvent.keyboard(act);
        meant = act === 'paste' ? insert(meant, PASTED) : (keys[act] ?? ((now) => insert(now, act)))(meant);
      }
      await expect
        .poll(() => linesOf(written()))
        .toBe(meant.text.trim() === '' ? linesOf(written()) : meant.text);
      expect(
        paragraphs()
          .map((line) => line.trim())
          .join('\n'),
      ).toBe(meant.text);
    }),
    rounds(10),
  );
});
