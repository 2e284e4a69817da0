/** Every verb that touches people, roles or permissions, and how a test applies it to a target. */
import { sendEmailAgain } from '@share/contract/areas/emails/emails.endpoints.ts';
import * as permissionEndpoints from '@share/contract/areas/permissions/permissions.endpoints.ts';
import * as personalData from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import {
  addRolePermission,
  removeRolePermission,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { addRoleUser, removeRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import * as roleEndpoints from '@share/contract/areas/roles/roles.endpoints.ts';
import * as personal from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import * as endpoints from '@share/contract/areas/users/users.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { sql } from 'drizzle-orm';
import type { aUser } from './people.ts';
import { anEdit } from './rights.ts';
import type { Caller, TestApp } from './test-app.ts';

export type Person = Awaited<ReturnType<typeof aUser>>;
export interface Verb<Target> {
  endpoint: Endpoint;
  run: (call: Caller, target: Target) => Promise<{ status: number; codes: string[] }>;
}

/** The role or permission that verbs of people give and take. */
export interface Given {
  permissionId: number;
  roleId: number;
}

const setPasswordUrl = (isAdmin: boolean) =>
  `http://localhost:3000/set-password/${isAdmin ? ':resetPasswordToken' : ':token'}`;

/** `given` is called when a verb runs. */
export function verbsOfPeople(app: TestApp, given: () => Given): Record<string, Verb<Person>> {
  const execute = (statement: ReturnType<typeof sql>) => app.context.db.execute(statement);
  const edit = (fields: (target: Person) => Promise<Parameters<typeof anEdit>[2]>): Verb<Person> => ({
    endpoint: endpoints.updateUser,
    run: async (call, target) =>
      call(endpoints.updateUser, {
        params: { id: target.id },
        body: await anEdit(app.context, target.id, await fields(target)),
      }),
  });
  /** The id of an e-mail with a link to set the first password, sent an hour ago. */
  async function anInvitationSentTo({ id, isAdmin }: Person): Promise<number> {
    const leader = await app.as('super admin');
    const body = { resetPasswordUrlPattern: setPasswordUrl(isAdmin) };
    await leader(endpoints.inviteUser, { params: { id }, body });
    await execute(
      sql`UPDATE password_tokens SET mailed_at = mailed_at - interval '1 hour' WHERE user_id = ${id}`,
    );
    const { rows } = await app.context.db.execute<{ id: number }>(sql`
      UPDATE emails SET sent_at = now(), body = NULL WHERE user_id = ${id} AND type = 'set-password' RETURNING id`);
    return rows[0]?.id ?? 0;
  }
  return {
    rename: edit(async () => ({ lastName: 'Renamed' })),
    deactivate: edit(async () => ({ active: false })),
    demote: edit(async () => ({ isAdmin: false })),
    promote: edit(async () => ({ isAdmin: true })),
    'change the e-mail of': edit(async ({ email }) => ({ email: `new.${email}` })),
    'change the bank account of': edit(async ({ id }) => {
      const { investorData } = await anEdit(app.context, id);
      const bankAccount = { country: 616, bankName: 'Bank', accountNumber: '27114020040000300201355387' };
      return { investorData: { ...investorData, bankAccount } };
    }),
    delete: {
      endpoint: endpoints.deleteUser,
      run: (call, { id }) => call(endpoints.deleteUser, { params: { id } }),
    },
    invite: {
      endpoint: endpoints.inviteUser,
      run: (call, { id, isAdmin }) =>
        call(endpoints.inviteUser, {
          params: { id },
          body: { resetPasswordUrlPattern: setPasswordUrl(isAdmin) },
        }),
    },
    'send the link again to': {
      endpoint: sendEmailAgain,
      run: async (call, target) => call(sendEmailAgain, { params: { id: await anInvitationSentTo(target) } }),
    },
    'reset the second factor of': {
      endpoint: endpoints.resetSecondFactor,
      run: async (call, { id }) => {
        await execute(sql`
          INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, verifies_user, created_at)
          VALUES (gen_random_uuid(), ${id}, 'Key', ${`credential of ${id}`}, 'key', 0, '{}', true, now())`);
        return call(endpoints.resetSecondFactor, { params: { id } });
      },
    },
    'sign out': {
      endpoint: endpoints.signOutUser,
      run: (call, { id }) => call(endpoints.signOutUser, { params: { id }, body: { reason: '' } }),
    },
    'export the data of': {
      endpoint: personalData.exportPersonalData,
      run: (call, { id }) => call(personalData.exportPersonalData, { params: { id } }),
    },
    erase: {
      endpoint: personalData.erasePerson,
      run: (call, { id, email }) => call(personalData.erasePerson, { params: { id }, body: { email } }),
    },
    'give a permission to': {
      endpoint: personal.grantPersonalPermission,
      run: (call, { id }) =>
        call(personal.grantPersonalPermission, {
          params: { id, permissionId: given().permissionId },
        }),
    },
    'take a permission from': {
      endpoint: personal.revokePersonalPermission,
      run: (call, { id }) =>
        call(personal.revokePersonalPermission, {
          params: { id, permissionId: given().permissionId },
        }),
    },
    'give a role to': {
      endpoint: addRoleUser,
      run: (call, { id }) => call(addRoleUser, { params: { id: given().roleId, userId: id } }),
    },
    'take a role from': {
      endpoint: removeRoleUser,
      run: (call, { id }) => call(removeRoleUser, { params: { id: given().roleId, userId: id } }),
    },
  };
}

/** The verbs of a role, by its id. */
export const verbsOfRoles = (given: () => Given): Record<string, Verb<number>> => ({
  rename: {
    endpoint: roleEndpoints.updateRole,
    run: (call, id) =>
      call(roleEndpoints.updateRole, {
        params: { id },
        body: { name: 'Renamed', description: 'Sells' },
      }),
  },
  delete: {
    endpoint: roleEndpoints.deleteRole,
    run: (call, id) => call(roleEndpoints.deleteRole, { params: { id } }),
  },
  duplicate: {
    endpoint: roleEndpoints.duplicateRole,
    run: (call, id) => call(roleEndpoints.duplicateRole, { params: { id } }),
  },
  'invite somebody with': {
    endpoint: endpoints.createUser,
    run: (call, id) =>
      call(endpoints.createUser, {
        body: {
          email: `${crypto.randomUUID()}@example.com`,
          firstName: 'Nela',
          lastName: 'Nowa',
          isAdmin: true,
          role: id,
          resetPasswordUrlPattern: setPasswordUrl(true),
        },
      }),
  },
  'put a permission into': {
    endpoint: addRolePermission,
    run: (call, id) => call(addRolePermission, { params: { id, permissionId: given().permissionId } }),
  },
  'take a permission out of': {
    endpoint: removeRolePermission,
    run: (call, id) => call(removeRolePermission, { params: { id, permissionId: given().permissionId } }),
  },
});

/** The verbs of a permission that staff created, by its id. */
export const verbsOfPermissions: Record<string, Verb<{ id: number; name: string }>> = {
  describe: {
    endpoint: permissionEndpoints.updatePermission,
    run: (call, { id, name }) =>
      call(permissionEndpoints.updatePermission, {
        params: { id },
        body: { name, description: 'Other words' },
      }),
  },
  rename: {
    endpoint: permissionEndpoints.updatePermission,
    run: (call, { id }) =>
      call(permissionEndpoints.updatePermission, {
        params: { id },
        body: { name: `shop:${crypto.randomUUID()}`, description: '' },
      }),
  },
  delete: {
    endpoint: permissionEndpoints.deletePermission,
    run: (call, { id }) => call(permissionEndpoints.deletePermission, { params: { id } }),
  },
};
