import { searchOpenOffers } from '@share/contract/areas/offers/offers.endpoints.ts';
import { plainLetters } from '@share/contract/shared/lists/plain-letters.ts';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '../../../testing/network.ts';
import { renderForm } from '../../../testing/render-form.tsx';
import { rounds } from '../../../testing/rounds.ts';
import { countSubmits } from '../../../testing/submits.ts';
import { OptionsField } from '../options-field.tsx';

const offers = ['Wiosenna', 'Loftowa 7', 'Loftowa 9'].map((name, index) => ({
  id: index + 1,
  title: { pl: name, en: `${name} EN` },
}));
const [wiosenna, loftowa7, loftowa9] = [1, 2, 3];

const select = page.getByRole('combobox', { name: 'Offer' });
const option = (name: string) => page.getByRole('option', { name });
const reads = (text: string) => expect.element(select).toHaveValue(text);
/** Waits until Enter would take the option of that name. */
const marked = (name: string) =>
  expect.element(option(name)).toHaveAttribute('data-combobox-selected', 'true');

/** A select of offers in a form. `answers` waits with each search for the promise that it returns. */
async function aSelect(
  offer: number | null,
  { isRequired = false, answers = async (_search: string): Promise<unknown> => undefined } = {},
) {
  answer(searchOpenOffers, async ({ query: { search } }) => {
    await answers(search);
    return offers.filter(({ title }) => plainLetters(title.en).includes(plainLetters(search)));
  });
  const submits = countSubmits();
  const current = offers.find(({ id }) => id === offer);
  const form = await renderForm<{ offer: number | null }>(
    { offer },
    (control) => (
      <>
        <OptionsField
          control={control}
          name="offer"
          label="Offer"
          endpoint={searchOpenOffers}
          labelOf={({ title }) => title.en}
          current={current ? { id: current.id, name: current.title.en } : null}
          required={isRequired}
        />
        <button type="submit">Save</button>
      </>
    ),
    'en',
  );
  return { form, held: () => form.getValues('offer'), submits };
}

test('ORD-42 quick keys never choose an offer that was found for an earlier text', async () => {
  const { promise: isFound, resolve: find } = Promise.withResolvers<void>();
  const { held, submits } = await aSelect(null, {
    answers: async (search) => search !== '' && isFound,
  });
  await select.click();
  await expect.element(option('Wiosenna EN')).toBeVisible();
  await userEvent.keyboard('Loftowa 9{ArrowDown}{Enter}');
  await reads('Loftowa 9');
  expect(option('Wiosenna EN').query()).toBe(null);
  expect([held(), submits()]).toEqual([null, 0]);
  find();
  await marked('Loftowa 9 EN');
  await userEvent.keyboard('{Enter}');
  await reads('Loftowa 9 EN');
  expect([held(), submits()]).toEqual([loftowa9, 0]);
});

test('ORD-42 what is typed over the chosen offer finds another; Enter takes the first, and then saves', async () => {
  const { held, submits } = await aSelect(wiosenna);
  await select.click();
  await userEvent.keyboard('loft');
  await marked('Loftowa 7 EN');
  expect(option('Wiosenna EN').query()).toBe(null);
  await userEvent.keyboard('{Enter}');
  await reads('Loftowa 7 EN');
  expect([held(), submits()]).toEqual([loftowa7, 0]);
  await userEvent.keyboard('{Control>}a{/Control}9');
  await marked('Loftowa 9 EN');
  await userEvent.keyboard('{Enter}{Enter}');
  await reads('Loftowa 9 EN');
  expect([held(), submits()]).toEqual([loftowa9, 1]);
});

test.each(['{Escape}', '{Tab}', '{Control>}s{/Control}'])(
  'SER-08 a search that is given up with %s shows what was chosen before',
  async (key) => {
    const { held } = await aSelect(wiosenna);
    await select.click();
    await userEvent.keyboard('Loft');
    await reads('Loft');
    await userEvent.keyboard(key);
    await reads('Wiosenna EN');
    expect(held()).toBe(wiosenna);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  },
);

test('SER-08 an emptied field chooses none once it is left, unless it is required', async () => {
  const { held } = await aSelect(wiosenna);
  await select.click();
  await userEvent.keyboard('{Delete}');
  await reads('');
  expect(held()).toBe(wiosenna);
  await userEvent.tab();
  await reads('');
  expect(held()).toBe(null);
});

test('SER-08 an emptied field that is required shows what was chosen before', async () => {
  const { held } = await aSelect(wiosenna, { isRequired: true });
  await select.click();
  await userEvent.keyboard('{Delete}');
  await reads('');
  await userEvent.tab();
  await reads('Wiosenna EN');
  expect(held()).toBe(wiosenna);
});

test('ORD-42 where nothing is found, Enter neither chooses nor saves', async () => {
  const { held, submits } = await aSelect(loftowa7);
  await select.click();
  await userEvent.keyboard('nowhere');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await reads('nowhere');
  expect([held(), submits()]).toEqual([loftowa7, 0]);
  await userEvent.tab();
  await reads('Loftowa 7 EN');
});

test('choices that could not be loaded say so, and can be loaded again', async () => {
  const { held } = await aSelect(null);
  answer(searchOpenOffers, () => refusal('INTERNAL_ERROR'));
  await select.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('The list could not be loaded. Try again');
  answer(searchOpenOffers, () => offers);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await select.click();
  await option('Loftowa 7 EN').click();
  expect(held()).toBe(loftowa7);
});

test('what is read is what is chosen whenever nothing is searched, whatever keys are pressed', async () => {
  const { form, held } = await aSelect(wiosenna);
  const keys = oneof(
    { weight: 3, arbitrary: constantFrom('loft', 'Wios', '7', 'x', ' ') },
    { weight: 3, arbitrary: constantFrom('{ArrowDown}', '{ArrowUp}', '{Enter}') },
    constantFrom(
      '{Backspace}',
      '{Delete}',
      '{Escape}',
      '{Home}',
      '{Control>}a{/Control}',
      '{Control>}z{/Control}',
    ),
    // Leaves the field and returns.
    constantFrom('{Shift>}{Tab}{/Shift}{Tab}', 'wait'),
  );
  const nameOf = (id: number | null) => offers.find((offer) => offer.id === id)?.title.en ?? '';
  const searches = record({
    before: constantFrom(null, wiosenna, loftowa9),
    pressed: array(keys, { maxLength: 8 }),
  });
  await assert(
    asyncProperty(searches, async ({ before, pressed }) => {
      form.reset({ offer: before });
      (select.element() as HTMLElement).focus();
      for (const keys of pressed.join('').split('wait').filter(Boolean)) {
        await userEvent.keyboard(keys);
        // Until what is typed is found, or nothing is searched any more.
        await expect.poll(() => page.getByText('Searching…').query()).toBe(null);
        if (select.element().getAttribute('aria-expanded') === 'false') await reads(nameOf(held()));
      }
      await userEvent.tab();
      await reads(nameOf(held()));
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    }),
    rounds(10),
  );
});
