import { Alert } from '@mantine/core';
import type {
  PermissionInput,
  PermissionView,
} from '@share/contract/areas/permissions/permissions.schemas.ts';
import { getPermissionHolders } from '@share/contract/areas/rights/rights.endpoints.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { LongTextField } from '../../ui/fields/long-text-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { fieldsOf } from '../../ui/record/form-values.ts';
import type { RecordFieldsProps, RecordForm } from '../../ui/record/record-form.tsx';
import { useIsUnchanged } from '../../ui/record/use-is-unchanged.ts';
import { PermissionHolders } from './permission-holders.tsx';
import { permissionsTexts } from './permissions.texts.ts';

/** The description is one text for both languages. */
interface PermissionFormValues {
  name: string;
  description: string;
}

const newPermission = (): PermissionFormValues => ({ name: '', description: '' });

export const permissionForm: RecordForm<PermissionInput, PermissionView, PermissionFormValues> = {
  texts: permissionsTexts,
  nameOf: ({ name }) => name,
  newValues: newPermission,
  toFormValues: (permission) => fieldsOf(newPermission(), permission),
  toInput: (values) => values,
  Fields,
  onReload: () => refetchEndpoint(getPermissionHolders),
  useWhyReadOnly,
  useWhyNotSave: useIsUnchanged,
};

/** The fields of the form (PRM-06), the effect of the permission, and the people who hold it. */
function Fields({ control, stored }: RecordFieldsProps<PermissionView, PermissionFormValues>) {
  const t = useTexts(permissionsTexts);
  const isBuiltIn = stored?.isBuiltIn ?? false;
  const isNameFixed = stored !== undefined && stored.whyNot.rename !== null;
  return (
    <>
      {!isBuiltIn && (
        <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t.isOwn}
        </Alert>
      )}
      <FormSection>
        <TextField
          control={control}
          name="name"
          label={t.name}
          readOnly={isNameFixed}
          {...(isBuiltIn ? {} : { description: isNameFixed ? t.nameIsUsed : t.nameHint })}
          required
        />
        <LongTextField control={control} name="description" label={t.description} />
      </FormSection>
      {stored && <PermissionHolders id={stored.id} />}
    </>
  );
}

function useWhyReadOnly({ isBuiltIn, whyNot }: PermissionView): string | undefined {
  const t = useTexts(permissionsTexts);
  const { language } = useLanguage();
  if (isBuiltIn) return t.isBuiltIn;
  return whyNot.edit === null ? undefined : errorText(language, whyNot.edit);
}
