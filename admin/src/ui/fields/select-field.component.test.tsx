import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/render-form.tsx';
import { rounds } from '../../testing/rounds.ts';
import { SelectField } from './select-field.tsx';

type Kind = 'terms' | 'privacy' | 'marketing';

const choices: { value: Kind; label: string }[] = [
  { value: 'terms', label: 'Terms' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'marketing', label: 'Marketing' },
];
const select = page.getByRole('combobox', { name: 'Type' });

const aSelect = () =>
  renderForm<{ type: Kind | '' }>(
    { type: '' },
    (control) => <SelectField control={control} name="type" label="Type" choices={choices} />,
    'en',
  );

test('FRM-07 the refusal of a select stays readable: its list opens by a click, not by the focus', async () => {
  const form = await aSelect();
  form.setError('type', { message: 'IS_REQUIRED' }, { shouldFocus: true });
  await expect.element(select).toHaveFocus();
  await expect.element(page.getByText('This value is required.')).toBeVisible();
  expect(page.getByRole('listbox').query()).toBe(null);
  await select.click();
  await expect.element(page.getByRole('option', { name: 'Terms' })).toBeVisible();
});

test('what is read is what is chosen, after each key, whatever keys are pressed', async () => {
  const form = await aSelect();
  const keys = constantFrom(
    '{ArrowDown}',
    '{ArrowUp}',
    '{Enter}',
    ' ',
    '{Escape}',
    '{Home}',
    'm',
    '{Backspace}',
  );
  await assert(
    asyncProperty(array(keys, { minLength: 1, maxLength: 8 }), async (pressed) => {
      (select.element() as HTMLElement).focus();
      for (const key of [...pressed, '{Tab}']) {
        await userEvent.keyboard(key);
        const held = form.getValues('type');
        await expect.element(select).toHaveValue(choices.find(({ value }) => value === held)?.label ?? '');
      }
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    }),
    rounds(15),
  );
});
