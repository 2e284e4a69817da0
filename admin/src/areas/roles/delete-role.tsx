import { deleteRole, listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { DeleteSection } from '../../ui/record/delete-section.tsx';
import { recordScreens } from '../links/record-paths.ts';
import { useRoleUserCount } from './role-users.tsx';
import { roleDeleted } from './roles.queries.ts';
import { rolesTexts } from './roles.texts.ts';

/** Deletes the role after asking; possible only if nobody has the role (ROL-10). */
export function DeleteRole({ role }: { role: RoleView }) {
  const t = useTexts(rolesTexts);
  const { language } = useLanguage();
  // The list of users on this screen may be newer than the loaded role.
  const users = useRoleUserCount(role);
  const { remove } = role.whyNot;
  const why = remove === null || remove === 'ROLE_IS_IN_USE' ? null : errorText(language, remove);
  return (
    <DeleteSection
      endpoint={deleteRole}
      params={{ id: String(role.id) }}
      label={t.delete}
      hint={why ?? (users > 0 ? t.hasUsers(users) : t.deleteHint)}
      isPossible={why === null && users === 0}
      question={{
        title: t.deleteTitle(role.name),
        message: t.deleteMessage,
        confirmLabel: t.delete,
      }}
      announce={{ key: 'role.delete', ...t.toasts.delete }}
      onDeleted={roleDeleted}
      back={useListOrHome(listRoles, recordScreens.role.list)}
    />
  );
}
