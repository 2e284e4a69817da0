import type { Holder } from '@share/contract/areas/registers/registers.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { fullName, UserName } from '../links/people/user-name.tsx';
import { registersTexts } from './registers.texts.ts';

/** The holder on the screen; says so if the data of the person were erased. */
export function HolderName({ user }: { user: Holder }) {
  const t = useTexts(registersTexts);
  return user.isErased ? t.erased(user.id) : <UserName user={user} />;
}

/** The holder on paper, with the number of the account, which the hash covers. */
export function PrintedHolder({ user }: { user: Holder }) {
  const t = useTexts(registersTexts);
  return user.isErased ? t.erased(user.id) : `${fullName(user) || user.email} (${t.account(user.id)})`;
}
