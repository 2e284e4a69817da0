import {
  foreseeRolePermissions,
  foreseeRoleUser,
  getRightsRevision,
} from '@share/contract/areas/rights/rights.endpoints.ts';
import type { PermissionItem, PersonItem } from '@share/contract/areas/rights/rights.schemas.ts';
import {
  listRolePermissions,
  searchRolePermissionCandidates,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import {
  addRoleUser,
  listRoleUsers,
  listUserRoles,
  searchRoleUserCandidates,
  searchUserRoleCandidates,
} from '@share/contract/areas/roles/role-users.endpoints.ts';
import {
  createRole,
  deleteRole,
  duplicateRole,
  getRole,
  updateRole,
} from '@share/contract/areas/roles/roles.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEverything, drawOffice, only, sample } from '../../testing/every-area/draw-office.tsx';
import { answer, refusal } from '../../testing/network.ts';

const role = {
  ...sample(getRole),
  id: 1,
  name: 'Księgowość',
  numberOfUsers: 0,
  whyNot: { edit: null, remove: null },
};
const aPerson = (firstName: string, lastName: string): PersonItem => ({
  id: firstName.length,
  email: `${firstName.toLowerCase()}@example.com`,
  firstName,
  lastName,
  position: '',
  active: true,
  isSuperAdmin: false,
  whyNot: null,
});
const lena = aPerson('Lena', 'Nowa');
const aPermission = (id: number, name: string, description: string): PermissionItem => ({
  ...(sample(listRolePermissions)[0] as PermissionItem),
  id,
  name,
  description,
  whyNot: null,
});
const listFaq = aPermission(1, 'admin:faq:list', 'List FAQ');

/** The screen of the role, whose members and permissions the test changes afterwards. */
async function drawRole(may?: Parameters<typeof drawOffice>[1]) {
  const state = { members: [] as PersonItem[], permissions: [] as PermissionItem[] };
  answerEverything();
  answer(getRole, () => ({ ...role, numberOfUsers: state.members.length }));
  answer(getRightsRevision, () => ({ revision: state.members.length + state.permissions.length }));
  answer(listRoleUsers, () => state.members);
  answer(searchRoleUserCandidates, () => (state.members.length === 0 ? [lena] : []));
  answer(listRolePermissions, () => state.permissions);
  answer(searchRolePermissionCandidates, () => (state.permissions.length === 0 ? [listFaq] : []));
  answer(foreseeRoleUser, () => ({ count: 1, items: [listFaq] }));
  answer(foreseeRolePermissions, () => ({ count: 1, items: [lena] }));
  await drawOffice('/roles/1/edit', may);
  await expect.element(page.getByRole('heading', { name: 'Księgowość' })).toBeVisible();
  return state;
}

const pane = (name: string) => page.getByRole('region', { name, exact: true });

/** The values of the question, which is then answered with no. */
async function factsOf(title: string) {
  const question = page.getByRole('dialog', { name: title });
  await expect.element(question).toBeVisible();
  const values = question.getByRole('definition').elements();
  await question.getByRole('button', { name: 'Cancel' }).click();
  return values.map(({ textContent }) => textContent);
}

test('an open role shows who was given it meanwhile, and what it may, and is no longer offered for deleting', async () => {
  const state = await drawRole();
  await expect.element(page.getByText(/^Nobody has this role. A deleted role/)).toBeVisible();
  state.members = [lena];
  state.permissions = [listFaq];
  await expect.element(pane('Users in the role').getByText('Lena Nowa')).toBeVisible();
  await expect.element(pane('Permissions in the role').getByText('List FAQ')).toBeVisible();
  await expect.element(page.getByText(/^1 user has this role/)).toBeVisible();
  expect(page.getByText(/^Nobody has this role/).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Delete the role' }).elements()).toEqual([]);
});

test('those who may not see the members learn all the same that the role is in use', async () => {
  const state = await drawRole(only(getRole, updateRole, deleteRole));
  await expect.element(page.getByText(/^Nobody has this role/)).toBeVisible();
  state.members = [lena];
  await expect.element(page.getByText(/^1 user has this role/)).toBeVisible();
});

test('a refused deletion shows at once that the role is in use', async () => {
  const state = await drawRole();
  answer(deleteRole, () => {
    state.members = [lena];
    return refusal('ROLE_IS_IN_USE');
  });
  await page.getByRole('button', { name: 'Delete the role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click();
  await expect.element(page.getByText(/^1 user has this role/)).toBeVisible();
  expect(page.getByText(/^Nobody has this role/).elements()).toEqual([]);
});

test('nothing more is asked about a role while it is being deleted', { tags: 'thorough' }, async () => {
  await drawRole();
  await expect.element(page.getByText(/^Nobody has this role/)).toBeVisible();
  const asked = { revisions: 0, lists: 0 };
  answer(listRoleUsers, () => {
    asked.lists += 1;
    return [];
  });
  answer(deleteRole, async () => {
    answer(getRightsRevision, () => {
      asked.revisions += 1;
      return { revision: 1 };
    });
    await expect.poll(() => asked.revisions, { timeout: 20_000 }).toBe(2);
    return null;
  });
  await page.getByRole('button', { name: 'Delete the role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click();
  await expect.element(page.getByRole('heading', { name: 'Roles', exact: true })).toBeVisible();
  expect(asked.lists).toBe(0);
});

test('the question before a role is given names the role and the person', async () => {
  await drawRole();
  await pane('All users').getByRole('button', { name: 'Add Lena Nowa' }).click();
  expect(await factsOf('Assign the role?')).toEqual(['Księgowość', 'Lena Nowa', 'List FAQ']);
});

test('the question before a role gets a permission names both, and who gains it', async () => {
  await drawRole();
  await pane('All permissions').getByRole('button', { name: 'Add List FAQ' }).click();
  expect(await factsOf('Add the permission to the role?')).toEqual(['Księgowość', 'List FAQ', 'Lena Nowa']);
});

test('a role can be saved only once its name or description has changed', async () => {
  await drawRole();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Save and back' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kadry');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

test('the message that a role was added stands beside the new role, not beside the form that is being left', async () => {
  answerEverything();
  answer(createRole, () => ({ ...role, version: 1 }));
  answer(getRole, () => role);
  const { drawn } = await drawOffice('/roles/create');
  const shownAt: (string | undefined)[] = [];
  const watching = new MutationObserver(() => {
    if (document.body.textContent.includes('Role added')) shownAt.push(drawn());
  });
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await page.getByRole('textbox', { name: 'Name' }).fill('Księgowość');
  await page.getByRole('textbox', { name: 'Description' }).fill('Liczy');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Role added')).toBeVisible();
  watching.disconnect();
  expect(new Set(shownAt)).toEqual(new Set(['/roles/1/edit']));
});

test('the question on the screen of a person names the person and every role', async () => {
  const aRole = (id: number, name: string) => ({ id, name, description: name, whyNot: null });
  answerEverything();
  const user = { ...sample(getUser), firstName: 'Lena', lastName: 'Nowa', isAdmin: true };
  answer(getUser, () => ({ ...user, whyNot: { ...user.whyNot, grant: null } }));
  answer(listUserRoles, () => []);
  answer(searchUserRoleCandidates, () => [aRole(1, 'Księgowość'), aRole(2, 'Redakcja')]);
  answer(foreseeRoleUser, () => ({ count: 1, items: [listFaq] }));
  answer(addRoleUser, () => null);
  await drawOffice('/users/1');
  await page.getByRole('tab', { name: 'Roles' }).click();
  await pane('Available roles').getByRole('checkbox', { name: 'Select all shown' }).click();
  await pane('Available roles').getByRole('button', { name: 'Add selected (2)' }).click();
  expect(await factsOf('Assign the roles?')).toEqual(['Księgowość, Redakcja', 'Lena Nowa', 'List FAQ']);
});

test('a duplicated role is opened', async () => {
  await drawRole();
  const copy = { ...role, id: 2, name: 'Księgowość (copy)' };
  answer(duplicateRole, () => copy);
  answer(getRole, () => copy);
  await page.getByRole('button', { name: 'Duplicate the role' }).click();
  await expect.element(page.getByRole('heading', { name: 'Księgowość (copy)' })).toBeVisible();
});

test('a role beyond what one holds is not offered to be duplicated', async () => {
  answerEverything();
  answer(getRole, () => ({ ...role, whyNot: { ...role.whyNot, edit: 'PERMISSION_NOT_HELD' as const } }));
  await drawOffice('/roles/1/edit');
  await expect.element(page.getByRole('heading', { name: 'Księgowość' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Duplicate the role' }).elements()).toEqual([]);
});

test('an open role loads its lists again only when something about rights has changed', {
  tags: 'thorough',
}, async () => {
  await drawRole();
  await expect.element(pane('Users in the role').getByText('Nobody has this role.')).toBeVisible();
  const asked = { revisions: 0, lists: 0 };
  answer(getRightsRevision, () => {
    asked.revisions += 1;
    return { revision: 0 };
  });
  answer(listRoleUsers, () => {
    asked.lists += 1;
    return [];
  });
  await expect.poll(() => asked.revisions, { timeout: 20_000 }).toBe(2);
  expect(asked.lists).toBe(0);
});
