/** Accounts, rights, and how each person wants lists. */
import { randomUUID } from 'node:crypto';
import * as account from '@share/contract/areas/account/account.endpoints.ts';
import * as factor from '@share/contract/areas/account/second-factor.endpoints.ts';
import * as lists from '@share/contract/areas/list-views/list-views.endpoints.ts';
import * as ownProfile from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import * as permissions from '@share/contract/areas/permissions/permissions.endpoints.ts';
import * as roles from '@share/contract/areas/roles/roles.endpoints.ts';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import * as users from '@share/contract/areas/users/users.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { passkeys } from '../../areas/second-factor/second-factor.tables.ts';
import { anInvestor } from '../people.ts';
import { always, inRounds, type SavedRecord } from './saved-record.ts';

type OwnLists = AnswerOf<typeof lists.getOwnLists>;

const position = inRounds('Adviser', 'Director');

export const savedPeople: readonly SavedRecord[] = [
  {
    create: users.createUser,
    get: users.getUser,
    prepare: async ({ context: { environment } }) => ({
      given: {
        resetPasswordUrlPattern: inRounds(
          `${environment.publicUrl}/set-password/:resetPasswordToken`,
          `${environment.publicSiteUrl}/set-password/:token`,
        ),
      },
    }),
    given: { position, role: always(null) },
    notRead: {
      resetPasswordUrlPattern: 'where the link of the e-mail leads',
      role: 'read with the roles of the person',
    },
  },
  {
    update: users.updateUser,
    get: users.getUser,
    prepare: async ({ context }) => ({ id: (await anInvestor(context)).id }),
    given: { position },
  },
  { update: ownProfile.updateOwnProfile, get: ownProfile.getOwnProfile, by: 'investor' },
  { update: account.updateAccount, get: account.getAccount },
  {
    update: factor.renamePasskey,
    get: factor.getSecondFactor,
    prepare: async ({ context }, { staff }) => {
      const id = randomUUID();
      const { id: userId } = (await staff(getCurrentUser)).data;
      const stored = { credentialId: id, publicKey: '', counter: 0, transports: [], verifiesUser: true };
      await context.db
        .insert(passkeys)
        .values({ ...stored, id, userId, name: 'Notebook', createdAt: new Date() });
      return { id };
    },
    find: (answer: { passkeys: { id: string }[] }, id) => answer.passkeys.find((one) => one.id === id),
  },
  { create: roles.createRole, update: roles.updateRole, get: roles.getRole },
  {
    create: permissions.createPermission,
    update: permissions.updatePermission,
    get: permissions.getPermission,
    // One text is for both languages, and is read in that of the request.
    given: { description: inRounds('For reports', 'For exports') },
  },
  {
    create: lists.createListView,
    update: lists.updateListView,
    get: lists.getOwnLists,
    given: {
      screen: inRounds('/pages', '/offers'),
      query: inRounds({ 'pagination[pageSize]': '50' }, { 'pagination[pageSize]': '100' }),
    },
    find: (answer: OwnLists, id) => answer.views.find((one) => one.id === id),
  },
  {
    update: lists.chooseDefaultView,
    get: lists.getOwnLists,
    prepare: async (_, { staff }) => {
      const body = { screen: '/series', name: 'Mine', query: {}, isShared: false };
      return { id: (await staff(lists.createListView, { body })).data.id };
    },
    find: (answer: OwnLists, id) => answer.views.find((one) => one.id === id),
  },
  {
    update: lists.layOutList,
    get: lists.getOwnLists,
    given: { screen: always('/series') },
    find: (answer: OwnLists) => answer.layouts.find(({ screen }) => screen === '/series'),
  },
  { update: lists.chooseListDensity, get: lists.getOwnLists },
];
