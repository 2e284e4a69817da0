import { getEffectivePermissions } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { EffectivePermission } from '@share/contract/areas/rights/rights.schemas.ts';
import { getUser, signOutUser } from '@share/contract/areas/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, sample } from '../../testing/every-area/draw-office.tsx';
import { answer } from '../../testing/network.ts';

const user = { ...sample(getUser), id: 1, email: 'lena@example.com', isAdmin: true };

async function drawUser(permissions: EffectivePermission[] = []) {
  answerEverything();
  answer(getUser, () => ({ ...user, whyNot: { ...user.whyNot, edit: null } }));
  answer(getEffectivePermissions, () => permissions);
  await drawOffice('/users/1');
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const saveButtons = () => page.getByRole('button', { name: /^Save/ });

test('tabs on which everything is saved at once have no buttons to save, unless something else was typed', async () => {
  await drawUser();
  await expect.poll(() => saveButtons().elements().length).toBe(2);
  await tab('Roles').click();
  await expect.poll(() => saveButtons().elements().length).toBe(0);
  await tab('User').click();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nowa');
  await tab('Roles').click();
  await expect.poll(() => saveButtons().elements().length).toBe(2);
});

test('what a person may do is folded by area, with the number of permissions, until something is searched', async () => {
  const [permission] = sample(getEffectivePermissions) as [EffectivePermission];
  const held = (id: number, area: string, name: string) => ({
    ...permission,
    id,
    area,
    name,
    description: name,
  });
  await drawUser([
    ...Array.from({ length: 12 }, (_, nth) => held(nth + 1, 'offer', `Offer right ${nth}`)),
    held(13, 'faq', 'Question right'),
  ] as EffectivePermission[]);
  await tab('Permissions').click();
  const region = page.getByRole('region', { name: 'What this person may do, and why' });
  await expect.element(region.getByText(/\(12\)$/)).toBeVisible();
  await expect.element(region.getByText(/\(1\)$/)).toBeVisible();
  await expect.element(region.getByText('Question right').first()).not.toBeVisible();
  await region.getByRole('searchbox').fill('question');
  await expect.element(region.getByText('Question right').first()).toBeVisible();
});

test('a person is signed out everywhere after a question, whose reason is sent', async () => {
  const reasons: string[] = [];
  answerEverything();
  const open = { ...user, firstName: 'Lena', lastName: 'Nowa', whyNot: { ...user.whyNot, signOut: null } };
  answer(getUser, () => open);
  answer(signOutUser, ({ body }) => {
    reasons.push(body.reason);
    return open;
  });
  await drawOffice('/users/1');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign Lena Nowa out everywhere?' });
  await question.getByRole('textbox', { name: /^Reason/ }).fill('Stolen laptop');
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(page.getByText('Signed out everywhere')).toBeVisible();
  expect(reasons).toEqual(['Stolen laptop']);
  expect(question.elements()).toEqual([]);
});

test('who may not sign a person out is not offered to', async () => {
  await drawUser();
  await expect.element(page.getByText('Last sign-in')).toBeVisible();
  answer(getUser, () => ({ ...user, whyNot: { ...user.whyNot, signOut: 'USER_IS_YOURSELF' as const } }));
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await expect.poll(() => page.getByRole('button', { name: 'Sign out everywhere' }).elements()).toEqual([]);
});
