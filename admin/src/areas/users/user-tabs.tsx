import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { userNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { listUserRoles } from '@share/contract/areas/roles/role-users.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { listUserAgreements } from '@share/contract/areas/user-agreements/user-agreements.endpoints.ts';
import { listPersonalPermissions } from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { listUserEmails } from '@share/contract/areas/users/user-emails.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { ReactNode } from 'react';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { FormTab } from '../../ui/tabs/form-tabs.tsx';
import { useNotesTab } from '../notes/notes.shared.tsx';
import { usePersonalDataTab } from '../personal-data/personal-data.shared.tsx';
import { UserAgreements } from './books/user-agreements.tsx';
import { UserEmails } from './books/user-emails.tsx';
import { UserInvestments } from './books/user-investments.tsx';
import { UserOrders } from './books/user-orders.tsx';
import { UserTransactions } from './books/user-transactions.tsx';
import { UserPermissions } from './rights/user-permissions.tsx';
import { UserRoles } from './rights/user-roles.tsx';
import { userFormTexts } from './user-form.texts.ts';

/**
 * The tabs besides that of the account, each only for users who may see its content, which is loaded when the tab is opened
 * (USR-17, USR-27, USR-30, USR-38).
 */
export function useUserTabs(user: UserView, onErased: () => void): FormTab[] {
  const { tabs } = useTexts(userFormTexts);
  const shown: { name: keyof typeof tabs; isShown: boolean; children: () => ReactNode }[] = [
    {
      name: 'agreements',
      isShown: useCan(listUserAgreements),
      children: () => <UserAgreements userId={user.id} />,
    },
    {
      name: 'roles',
      isShown: useCan(listUserRoles) && user.isAdmin,
      children: () => <UserRoles user={user} />,
    },
    {
      name: 'permissions',
      isShown: useCan(listPersonalPermissions),
      children: () => <UserPermissions user={user} />,
    },
    {
      name: 'investments',
      isShown: useCan(listInvestments),
      children: () => <UserInvestments userId={user.id} />,
    },
    { name: 'orders', isShown: useCan(listOrders), children: () => <UserOrders userId={user.id} /> },
    {
      name: 'transactions',
      isShown: useCan(listTransactions),
      children: () => <UserTransactions userId={user.id} />,
    },
    { name: 'emails', isShown: useCan(listUserEmails), children: () => <UserEmails userId={user.id} /> },
  ];
  const personalData = usePersonalDataTab({
    id: user.id,
    isErased: user.erasedAt !== null,
    onErased,
  });
  const notes = useNotesTab(userNotes, user.id, user.erasedAt === null);
  return [
    ...shown
      .filter(({ isShown }) => isShown)
      .map(({ name, children }) => ({ name, label: tabs[name], fields: [], children })),
    ...notes,
    ...personalData,
  ];
}
