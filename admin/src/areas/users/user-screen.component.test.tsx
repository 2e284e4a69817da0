import { getEffectivePermissions } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { EffectivePermission } from '@share/contract/areas/rights/rights.schemas.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
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
