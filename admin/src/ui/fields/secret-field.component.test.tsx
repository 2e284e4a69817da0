import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/render-form.tsx';
import { SecretField } from './secret-field.tsx';

const MASK = '••••••';
const secret = page.getByLabelText('Client secret').first();

const aSecret = (stored: string) =>
  renderForm(
    { secret: stored },
    (control) => <SecretField control={control} name="secret" label="Client secret" mask={MASK} />,
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
