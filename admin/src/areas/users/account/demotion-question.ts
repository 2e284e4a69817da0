import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { getEffectivePermissions } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { userFormTexts } from '../user-form.texts.ts';
import type { UserFormValues } from './user-form-values.ts';

/** More names would hide the buttons. */
const MOST_NAMES = 10;

/** Asks before an administrator is demoted; shows the permissions that the person loses to users who may see them. */
export function useDemotionQuestion(user: UserView): (values: UserFormValues) => Promise<boolean> {
  const t = useTexts(userFormTexts).demotion;
  const maySee = useCan(getEffectivePermissions);
  return async ({ isAdmin }) => {
    if (!user.isAdmin || isAdmin) return true;
    const held = maySee ? await call(getEffectivePermissions, { params: { id: String(user.id) } }) : [];
    const names = held.slice(0, MOST_NAMES).map(({ name, description }) => description || name);
    const further = held.length - names.length;
    const lost = {
      label: `${t.lost} (${held.length})`,
      value: [...names, ...(further > 0 ? [t.further(further)] : [])].join(', '),
    };
    return confirm({
      title: t.title(fullName(user) || user.email),
      facts: held.length > 0 ? [lost] : [],
      message: t.message,
      confirmLabel: t.confirm,
    });
  };
}
