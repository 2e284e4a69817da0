import { randomUUID } from 'node:crypto';
import type { NotedKind } from '@share/contract/areas/notes/notes.endpoints.ts';
import { isPermissionKey, type PermissionKey, permissionKeys } from '@share/contract/shared/permissions.ts';
import { and, isNull, sql } from 'drizzle-orm';
import { addNote } from '../areas/notes/notes.shared.ts';
import { permissions } from '../areas/permissions/permissions.tables.ts';
import { rolePermissions, roles, userRoles } from '../areas/roles/roles.tables.ts';
import { sendSetPasswordLink } from '../areas/users/invitation/send-set-password-link.ts';
import { firstPasswordLink } from '../areas/users/passwords/password-links.ts';
import { userPermissions, users } from '../areas/users/users.tables.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { hashPassword, noRequest } from '../platform/passwords.ts';

const inAreas = (...areas: string[]) =>
  permissionKeys.filter((key) => areas.includes(key.split(':')[1] ?? ''));

/** Roles for the daily work of their members, each without the rights of the others. */
const demoRoles: { name: string; description: string; keys: readonly PermissionKey[] }[] = [
  {
    name: 'Księgowość',
    description: 'Zamówienia, wpłaty i inwestycje',
    keys: inAreas('order', 'transaction', 'investment'),
  },
  {
    name: 'Obsługa inwestorów',
    description: 'Czyta konta, zamówienia i oferty, składa ręczne zamówienia',
    keys: [
      ...(['user', 'order', 'offer', 'investment', 'transaction'] as const).flatMap((area) =>
        [`admin:${area}:list`, `admin:${area}:get`].filter(isPermissionKey),
      ),
      'admin:user:list-agreements',
      'admin:investment:manual-order',
    ],
  },
  {
    name: 'Administracja kont',
    description: 'Konta, role i uprawnienia',
    keys: inAreas('user', 'role', 'permission'),
  },
];

/** `role` is the index of a role above. People with `isNew` have no password yet, but a link to set one. */
const people = [
  { firstName: 'Karolina', lastName: 'Liczyńska', position: 'Główna księgowa', role: 0 },
  { firstName: 'Marek', lastName: 'Saldowski', position: 'Księgowy', role: 0, isNew: true },
  { firstName: 'Olga', lastName: 'Pomocka', position: 'Opiekunka inwestorów', role: 1 },
  { firstName: 'Piotr', lastName: 'Dawny', position: 'Opiekun inwestorów', role: 1, active: false },
  { firstName: 'Renata', lastName: 'Kluczyk', position: 'Administratorka kont', role: 2 },
];

const plain = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

/** Adds further staff, so that lists, roles and effective permissions have something to show. Nobody knows their passwords. */
export async function addDemoStaff(db: Db): Promise<void> {
  const passwordHash = await hashPassword(`A1${randomUUID()}`, noRequest);
  const keys = new Map((await db.select().from(permissions)).map(({ name, id }) => [name, id]));
  const idOf = (key: PermissionKey) => keys.get(key) ?? 0;
  const roleIds: number[] = [];
  for (const { keys: held, ...role } of demoRoles) {
    const [{ id } = { id: 0 }] = await db.insert(roles).values(role).returning({ id: roles.id });
    roleIds.push(id);
    const grants = [...new Set(held)].map((key) => ({ roleId: id, permissionId: idOf(key) }));
    await db.insert(rolePermissions).values(grants);
  }
  const staff = await db
    .insert(users)
    .values(
      people.map(({ role: _, isNew = false, ...person }) => ({
        ...person,
        email: `${plain(person.firstName)}.${plain(person.lastName)}@example.com`,
        isAdmin: true,
        passwordHash: isNew ? null : passwordHash,
      })),
    )
    .returning({ id: users.id });
  await db
    .insert(userRoles)
    .values(staff.map(({ id }, at) => ({ userId: id, roleId: roleIds[people[at]?.role ?? 0] ?? 0 })));
  const [, , carer] = staff;
  if (carer)
    await db
      .insert(userPermissions)
      .values({ userId: carer.id, permissionId: idOf('admin:order:download-spread-sheet') });
}

/** The staff without a password are new: their accounts begin now, with the link for the first password. */
export const inviteDemoStaff = (context: Context): Promise<void> =>
  inTransaction(context, async (tx) => {
    const isNew = and(users.isAdmin, isNull(users.passwordHash));
    const found = await tx.update(users).set({ createdAt: context.now() }).where(isNew).returning();
    for (const person of found)
      await sendSetPasswordLink(tx, context, person, firstPasswordLink(context, true));
  });

const notes: Readonly<Record<NotedKind, string>> = {
  order: 'Dzwoniła: przelew wyśle bank, w którym ma kredyt, więc w tytule może brakować numeru zamówienia.',
  user: 'Woli rozmowę przez telefon, najlepiej po 16.',
  offer: 'Operat szacunkowy odnawiamy co rok w marcu. Następny zamówiony.',
};

/** A note on the newest paid order, on its investor and on its offer. */
export async function addDemoNotes(context: Context): Promise<void> {
  const { rows } = await context.db.execute<Record<NotedKind, number>>(sql`
    SELECT id AS "order", user_id AS "user", offer_id AS offer FROM orders WHERE status = 'paid' ORDER BY id DESC LIMIT 1`);
  const [found] = rows;
  if (!found) return;
  for (const kind of ['order', 'user', 'offer'] as const)
    await addNote(context, kind, found[kind], { text: notes[kind] });
}
