import type { UserEditInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { toPlaceIds } from '../../orders/orders.shared.tsx';

export interface UserFormValues extends Omit<UserEditInput, 'position' | 'language'> {
  position: string;
  /** '' for the language of the platform. */
  language: Language | '';
}

export const toUserForm = (user: UserView): UserFormValues => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  position: user.position,
  active: user.active,
  isAdmin: user.isAdmin,
  language: user.language ?? '',
  investorData: toPlaceIds(user.investorData),
});

export const toUserInput = (values: UserFormValues): UserEditInput => ({
  ...values,
  language: values.language || null,
});
