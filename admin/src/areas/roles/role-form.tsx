import { compareRoles } from '@share/contract/areas/rights/rights.endpoints.ts';
import { deleteRole, listRoles, rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { RoleInput, RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan, useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { LongTextField } from '../../ui/fields/long-text-field.tsx';
import { ShownValue } from '../../ui/fields/shown-value.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { DeleteSection } from '../../ui/record/delete-section.tsx';
import { asInput, fieldsOf } from '../../ui/record/form-values.ts';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { useIsUnchanged } from '../../ui/record/use-is-unchanged.ts';
import { recordScreens } from '../links/record-paths.ts';
import { RightsComparison } from '../permissions/permissions.shared.tsx';
import { DuplicateRole } from './duplicate-role.tsx';
import { RolePermissions } from './role-permissions.tsx';
import { RoleUsers, useRoleUserCount } from './role-users.tsx';
import { rightsReloaded, roleDeleted } from './roles.queries.ts';
import { rolesTexts } from './roles.texts.ts';

const newRole = (): RoleInput => ({ name: '', description: '' });

export const roleForm: RecordForm<RoleInput, RoleView, RoleInput> = {
  texts: rolesTexts,
  nameOf: ({ name }) => name,
  newValues: newRole,
  toFormValues: (role) => fieldsOf(newRole(), role),
  toInput: asInput,
  Fields,
  onReload: rightsReloaded,
  useWhyReadOnly,
  useWhyNotSave: useIsUnchanged,
};

/**
 * Name and description. A stored role also has its id and the four lists, whose changes are saved at once (ROL-06, ROL-08,
 * ROL-11).
 */
function Fields({ control, stored }: RecordFieldsProps<RoleView, RoleInput>) {
  const t = useTexts(rolesTexts);
  return (
    <>
      <FormSection title={t.data}>
        {stored && <ShownValue label={t.id}>{stored.id}</ShownValue>}
        <TextField control={control} name="name" label={t.name} required />
        <LongTextField control={control} name="description" label={t.description} required />
      </FormSection>
      {stored && (
        <>
          <RoleUsers role={stored} />
          <RolePermissions role={stored} />
          <CompareRoles role={stored} />
          <DuplicateRole role={stored} />
          <DeleteRole role={stored} />
        </>
      )}
    </>
  );
}

function useWhyReadOnly({ whyNot }: RoleView): string | undefined {
  const { language } = useLanguage();
  return whyNot.edit === null ? undefined : errorText(language, whyNot.edit);
}

/** Compares the permissions of this role with those of another one, for users who may see roles and their permissions. */
function CompareRoles({ role }: { role: RoleView }) {
  const mayChoose = useCan(listRoles);
  const mayCompare = useCan(compareRoles);
  return mayChoose && mayCompare ? <Comparison role={role} /> : null;
}

function Comparison({ role }: { role: RoleView }) {
  const t = useTexts(rolesTexts).compare;
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['list', 'compared roles'],
    queryFn: ({ signal }) =>
      call(listRoles, {
        list: { filters: {}, pageNumber: 1, pageSize: 20, order: rolesList.defaultOrder },
        signal,
      }),
  });
  return (
    <RightsComparison
      endpoint={compareRoles}
      self={role}
      title={t.title}
      label={t.label}
      choices={data?.items ?? null}
      isLoading={isFetching}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** Deletes the role after asking; possible only if nobody has the role (ROL-10). */
function DeleteRole({ role }: { role: RoleView }) {
  const t = useTexts(rolesTexts);
  const { language } = useLanguage();
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
      onFailed={rightsReloaded}
      back={useListOrHome(listRoles, recordScreens.role.list)}
    />
  );
}
