import { orderNotes, userNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, only, sample } from '../../testing/every-area/draw-office.tsx';
import { answer } from '../../testing/network.ts';

const mine = {
  id: 2,
  text: 'Mine,\nof two lines',
  at: '2026-11-24T10:00:00Z',
  by: 'Ewa Lis',
  canDelete: true,
};
const theirs = { id: 1, text: 'Of a colleague', at: '2026-11-23T10:00:00Z', by: 'Jan Zet', canDelete: false };

/** The notes on the screen of an order; adding and deleting change them, as on the server. */
async function drawNotes(stored = [mine, theirs], may?: ReturnType<typeof only>) {
  let notes = stored;
  answerEverything();
  answer(getOrder, () => ({ ...sample(getOrder), refund: null, surplus: null, further: [] }));
  answer(orderNotes.list, () => notes);
  answer(orderNotes.add, ({ body }) => {
    notes = [{ ...mine, id: 3, text: body.text }, ...notes];
    return { id: 3 };
  });
  answer(orderNotes.remove, () => {
    notes = notes.filter(({ id }) => id !== mine.id);
    return null;
  });
  await drawOffice('/orders/1/edit', may);
  const becomes = (present: typeof stored) => {
    notes = present;
  };
  return { becomes };
}

const card = (name: string) => page.getByRole('region', { name, exact: true });
const texts = () =>
  page
    .getByRole('region', { name: /^Notes/ })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('notes are shown with their authors and their number, and only the own ones can be deleted', async () => {
  await drawNotes();
  await expect.element(card('Notes (2)')).toBeVisible();
  await expect
    .poll(texts)
    .toEqual([
      expect.stringMatching(/Ewa Lis.*Mine,\nof two lines/s),
      expect.stringMatching(/Jan Zet.*Of a colleague/s),
    ]);
  await card('Notes (2)')
    .getByRole('button', { name: /^Delete the note/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the note' }).click();
  await expect.element(card('Notes (1)')).toBeVisible();
});

test('a note that was typed is added on top, and an empty one is refused at its field', async () => {
  await drawNotes([]);
  await expect.element(card('Notes').getByText('There are no notes yet.')).toBeVisible();
  await card('Notes').getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('button', { name: 'Save the note' }).click();
  const field = page.getByRole('textbox', { name: 'Text of the note' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Prefers the telephone');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.poll(texts).toEqual([expect.stringContaining('Prefers the telephone')]);
});

test('a note that a colleague writes meanwhile appears by itself', async () => {
  const { becomes } = await drawNotes([theirs]);
  await expect.element(card('Notes (1)')).toBeVisible();
  becomes([mine, theirs]);
  await expect.element(card('Notes (2)'), { timeout: 10_000 }).toBeVisible();
});

test('whoever may only read an order reads its notes, and cannot write any', async () => {
  await drawNotes([{ ...mine, canDelete: false }], only(getOrder));
  await expect.element(card('Notes (1)')).toBeVisible();
  expect(card('Notes (1)').getByRole('button', { name: 'Add a note' }).elements()).toEqual([]);
  expect(
    card('Notes (1)')
      .getByRole('button', { name: /^Delete/ })
      .elements(),
  ).toEqual([]);
});

test('the tab of the notes on a person has their number', async () => {
  answerEverything();
  answer(getUser, () => ({ ...sample(getUser), id: 1 }));
  answer(userNotes.list, () => [mine, theirs]);
  await drawOffice('/users/1');
  await page.getByRole('tab', { name: 'Notes 2' }).click();
  await expect.element(card('Notes (2)')).toBeVisible();
});
