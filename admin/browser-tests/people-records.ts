import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PermissionView } from '@share/contract/areas/permissions/permissions.schemas.ts';
import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import type { UserCreateInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import type { Page } from 'playwright';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { callApi } from './records.ts';
import { originOf } from './support/accounts.ts';
import type { Server } from './support/server.ts';

/** Creates a user, by default an administrator, who is e-mailed a link for the password. */
export function aUser(page: Page, fields: Partial<UserCreateInput> = {}): Promise<UserView> {
  const { isAdmin = true } = fields;
  return callApi(page, 'POST', '/admin/user', {
    email: `${crypto.randomUUID()}@example.com`,
    firstName: 'Lena',
    lastName: 'Nowa',
    position: 'Księgowa',
    isAdmin,
    resetPasswordUrlPattern: `${originOf(page)}/set-password/${isAdmin ? ':resetPasswordToken' : ':token'}`,
    ...fields,
  } satisfies UserCreateInput);
}

/** Creates a role with these permissions. */
export async function aRole(page: Page, name: string, ...keys: PermissionKey[]): Promise<RoleView> {
  const role = await callApi<RoleView>(page, 'POST', '/admin/role', { name, description: `Rola ${name}` });
  const { items } = await callApi<{ items: PermissionView[] }>(page, 'GET', '/admin/permission');
  for (const { id } of items.filter(({ name: key }) => (keys as string[]).includes(key))) {
    await callApi(page, 'PUT', `/admin/role/${role.id}/permissions/${id}`);
  }
  return role;
}

/** The address of the newest link for a password that was e-mailed to that person. */
export async function passwordLink(server: Server, email: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    for (const name of mailNames(server)) {
      const mail = await PostalMime.parse(readFileSync(join(server.dataDir, 'mail', name)));
      if (!mail.to?.some(({ address }) => address === email)) continue;
      link = /https?:\/\/[^"\s]+\/set-password\/[\w.~-]+/.exec(mail.html ?? '')?.[0] ?? link;
    }
    return link;
  };
  await expect.poll(find).toBeTruthy();
  return link ?? '';
}

function mailNames({ dataDir }: Server): string[] {
  try {
    return readdirSync(join(dataDir, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .sort();
  } catch {
    return []; // the folder is created with the first e-mail
  }
}
