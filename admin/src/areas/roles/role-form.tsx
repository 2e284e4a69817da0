import type { RoleInput, RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { LongTextField } from '../../ui/fields/long-text-field.tsx';
import { ShownValue } from '../../ui/fields/shown-value.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { asInput, fieldsOf } from '../../ui/record/form-values.ts';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { CompareRoles } from './compare-roles.tsx';
import { DeleteRole } from './delete-role.tsx';
import { RolePermissions } from './role-permissions.tsx';
import { RoleUsers } from './role-users.tsx';
import { rightsReloaded } from './roles.queries.ts';
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
          <RoleUsers id={stored.id} />
          <RolePermissions id={stored.id} />
          <CompareRoles role={stored} />
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
