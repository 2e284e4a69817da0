import { Text } from '@mantine/core';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import { AddressSection, BankAccountSection } from '../../orders/orders.shared.tsx';
import { userFormTexts } from '../user-form.texts.ts';
import { usersTexts } from '../users.texts.ts';
import { LanguageField } from './language-field.tsx';
import { NameFields } from './name-fields.tsx';
import { PositionField } from './position-field.tsx';
import type { UserFormValues } from './user-form-values.ts';

/** The fields of the User tab (USR-20). */
export function AccountFields({ user }: { user: UserView }) {
  const t = useTexts(userFormTexts);
  const words = useTexts(usersTexts);
  const { control } = useFormContext<UserFormValues>();
  const isAdmin = useWatch({ control, name: 'isAdmin' });
  return (
    <>
      <FormSection title={t.account}>
        <FieldGrid>
          <Switch
            name="active"
            label={t.active}
            hint={t.deactivationHint}
            lock={user.active && user.whyNot.deactivate}
          />
          <Switch
            name="isAdmin"
            label={t.isAdmin}
            hint={isAdmin || user.isAdmin ? t.demotionHint : t.isAdminHint}
            lock={user.isAdmin && user.whyNot.demote}
          />
        </FieldGrid>
        <NameFields />
        <FieldGrid>
          <TextField
            control={control}
            name="email"
            label={words.email}
            description={t.emailHint}
            type="email"
            required
          />
          {isAdmin && <PositionField />}
        </FieldGrid>
      </FormSection>
      <FormSection title={t.contact}>
        <FieldGrid>
          <TextField control={control} name="investorData.phoneNumber" label={t.phoneNumber} type="tel" />
          <LanguageField />
        </FieldGrid>
      </FormSection>
      <AddressSection />
      <BankAccountSection hint={t.bankAccountHint} />
    </>
  );
}

interface SwitchProps {
  name: 'active' | 'isAdmin';
  label: string;
  /** The meaning of the switch, or the consequence of turning it off. */
  hint: string;
  /** The reason why it cannot be turned off. */
  lock: ErrorCode | false | null;
}

/** A switch, or its value with the reason why it cannot be changed. */
function Switch({ name, label, hint, lock }: SwitchProps) {
  const { language } = useLanguage();
  const { control } = useFormContext<UserFormValues>();
  if (!lock) return <SwitchField control={control} name={name} label={label} description={hint} />;
  return (
    <div>
      <SwitchField control={control} name={name} label={label} readOnly />
      <Text size="sm" c="dimmed">
        {errorText(language, lock)}
      </Text>
    </div>
  );
}
