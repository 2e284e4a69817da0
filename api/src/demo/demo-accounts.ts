import { permissionKeys } from '@share/contract/shared/permissions.ts';
import { inArray } from 'drizzle-orm';
import { permissions } from '../areas/permissions/permissions.tables.ts';
import { rolePermissions, roles, userRoles } from '../areas/roles/roles.tables.ts';
import { users } from '../areas/users/users.tables.ts';
import type { Db } from '../platform/database/database.ts';
import { hashPassword, noRequest } from '../platform/passwords.ts';

/** In these areas the editor may create, change and delete. */
const content = [
  'offer',
  'agreement',
  'faq',
  'page',
  'slider',
  'email-template',
  'static-content',
  'featured-offer',
];
const reading = new Set([
  'list',
  'get',
  'get-config',
  'get-roles',
  'get-users',
  'get-permissions',
  'get-personal-permissions',
  'list-agreements',
]);
const changing = new Set(['create', 'edit', 'delete', 'test-template']);

/** All read permissions and those for content, none that moves money. */
const editorKeys = permissionKeys.filter((key) => {
  const [, area = '', action = ''] = key.split(':');
  return reading.has(action) || (changing.has(action) && content.includes(area));
});

export const DEMO_ADMIN = 'admin@example.com';

/** README.md publishes these, and the server prints them when it starts. */
export const publishedPasswords = {
  [DEMO_ADMIN]: 'Admin1234',
  'editor@example.com': 'Editor1234',
  'investor@example.com': 'Investor1234',
};

/** The three accounts that the server prints when it starts. */
export async function addDemoAccounts(db: Db): Promise<{ adminId: number; investorId: number }> {
  const [admin, editor, investor] = await db
    .insert(users)
    .values([
      {
        email: DEMO_ADMIN,
        firstName: 'Alicja',
        lastName: 'Administratorska',
        position: 'Administrator',
        isAdmin: true,
        isSuperAdmin: true,
        passwordHash: await hashPassword(publishedPasswords[DEMO_ADMIN], noRequest),
      },
      {
        email: 'editor@example.com',
        firstName: 'Edward',
        lastName: 'Redaktorski',
        position: 'Redaktor treści',
        isAdmin: true,
        passwordHash: await hashPassword(publishedPasswords['editor@example.com'], noRequest),
      },
      {
        email: 'investor@example.com',
        firstName: 'Irena',
        lastName: 'Inwestorska',
        passwordHash: await hashPassword(publishedPasswords['investor@example.com'], noRequest),
      },
    ])
    .returning({ id: users.id });
  if (!admin || !editor || !investor) throw new Error('The insert of the demo accounts returned no rows');

  const [role] = await db
    .insert(roles)
    .values({ name: 'Redakcja', description: 'Widzi wszystko i zmienia treści' })
    .returning({ id: roles.id });
  if (!role) throw new Error('The insert of the demo role returned no row');
  const granted = await db
    .select({ id: permissions.id })
    .from(permissions)
    .where(inArray(permissions.name, editorKeys));
  await db.insert(rolePermissions).values(granted.map(({ id }) => ({ roleId: role.id, permissionId: id })));
  await db.insert(userRoles).values({ userId: editor.id, roleId: role.id });
  return { adminId: admin.id, investorId: investor.id };
}
