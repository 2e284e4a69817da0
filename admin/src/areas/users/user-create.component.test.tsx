import { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { createUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserCreateInput } from '@share/contract/areas/users/users.schemas.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, only } from '../../testing/every-area/draw-office.tsx';
import { answer, refusal } from '../../testing/network.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const role = page.getByRole('combobox', { name: 'Role', exact: true });

/** Draws the screen, and returns what it sends. */
async function drawCreating(may?: Parameters<typeof drawOffice>[1]) {
  const sent: UserCreateInput[] = [];
  answerEverything();
  answer(createUser, ({ body }) => {
    sent.push(body);
    return refusal('PERMISSION_NOT_HELD');
  });
  await drawOffice('/users/create', may);
  await field('First name').fill('Lena');
  await field('Last name').fill('Nowa');
  await field('E-mail').fill('lena@example.com');
  return sent;
}

test('a colleague is invited in a language, and with a role; a role that may not be given says so', async () => {
  const sent = await drawCreating();
  expect(role.elements()).toEqual([]);
  await page.getByRole('switch', { name: /^Administrator/ }).click();
  await role.click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Language of e-mails' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('alert').getByText(/permissions that you hold/)).toBeVisible();
  expect(sent).toMatchObject([{ language: 'en', role: 1, isAdmin: true }]);
});

test('an investor is sent no role, also when one was chosen before', async () => {
  const sent = await drawCreating();
  const isAdmin = page.getByRole('switch', { name: /^Administrator/ });
  await isAdmin.click();
  await role.click();
  await page.getByRole('option').first().click();
  await isAdmin.click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => sent).toMatchObject([{ role: null, language: null, isAdmin: false }]);
});

test('those who may not give roles are asked for none', async () => {
  await drawCreating(only(createUser, listRoles));
  await page.getByRole('switch', { name: /^Administrator/ }).click();
  expect(role.elements()).toEqual([]);
});

describe('at every width', () => {
  test.each([992, 1440])('USR-12 e-mail and position are in one row at %i px', async (width) => {
    await page.viewport(width, 900);
    await drawCreating();
    const topOf = (name: string) => field(name).element().getBoundingClientRect().top;
    expect(topOf('Position')).toBe(topOf('E-mail'));
    await field('Position').click();
    await field('E-mail').click();
    await expect.element(page.getByText(/can be saved without one/)).toBeVisible();
    expect(topOf('Position')).toBe(topOf('E-mail'));
    await page.viewport(1440, 900);
  });
});
