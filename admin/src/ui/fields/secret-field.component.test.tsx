import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/render-form.tsx';
import { SecretField } from './secret-field.tsx';

const MASK = '••••••';
const secret = page.getByLabelText('Client secret').first();

const aSecret = (stored: string) =>
  renderForm(
    { secret: stored },
    (control) => (
      <SecretField
        control={control}
        name="secret"
        label="Client secret"
        mask={MASK}
        removalHint="Nobody can pay."
      />
    ),
    'en',
  );

test('SER-21 a refused secret is announced as invalid, with its reason', async () => {
  const form = await aSecret('');
  await expect.element(secret).toHaveAttribute('aria-invalid', 'false');
  form.setError('secret', { message: 'IS_REQUIRED' }, { shouldFocus: true });
  await expect.element(secret).toHaveFocus();
  await expect.element(secret).toHaveAttribute('aria-invalid', 'true');
  await expect.element(secret).toHaveAccessibleDescription('This value is required.');
});

test('a stored secret stays as it is until another one is typed', async () => {
  const form = await aSecret(MASK);
  await secret.click();
  await userEvent.keyboard('{Delete}{Tab}');
  expect(form.getValues('secret')).toBe(MASK);
  await secret.click();
  await userEvent.keyboard('new');
  expect(form.getValues('secret')).toBe('new');
});

test('a stored secret is removed only after a question, and kept again before the save', async () => {
  const form = await aSecret(MASK);
  const remove = page.getByRole('button', { name: 'Remove the stored value: Client secret' });
  await remove.click();
  await expect.element(page.getByText('Client secret. Nobody can pay.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(form.getValues('secret')).toBe(MASK);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the stored value' }).click();
  await expect.element(secret).toHaveAccessibleDescription('Will be removed when you save.');
  expect(form.getValues('secret')).toBeNull();
  await page.getByRole('button', { name: 'Do not remove: Client secret' }).click();
  expect(form.getValues('secret')).toBe(MASK);
});
