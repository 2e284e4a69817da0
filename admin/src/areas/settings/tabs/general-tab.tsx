import { checkMailServer } from '@share/contract/areas/settings/settings.endpoints.ts';
import type { Control } from 'react-hook-form';
import { IfAllowed } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualLongTextField, BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import { settingsTexts } from '../settings.texts.ts';
import type { SiteFormValues } from '../site-form-values.ts';
import { AccountNumbersField } from './account-numbers-field.tsx';
import { FourEyesSection } from './four-eyes-section.tsx';
import { MailCheck } from './mail-check.tsx';

export const generalFields = [
  'seoTitle',
  'seoDescription',
  'contactForm',
  'remindersEnabled',
  'ownAccounts',
  'secondFactorDemanded',
  'fourEyes',
];

export function GeneralTab({ control }: { control: Control<SiteFormValues> }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      <FormSection title={t.seo}>
        <BilingualTextField
          control={control}
          name="seoTitle"
          label={t.seoTitle}
          description={t.seoTitleHint}
        />
        <BilingualLongTextField control={control} name="seoDescription" label={t.seoDescription} />
      </FormSection>
      <FormSection title={t.contactForm}>
        <TextField
          control={control}
          name="contactForm.sendTo"
          type="email"
          label={t.sendTo}
          description={t.sendToHint}
        />
        <FieldGrid>
          <TextField
            control={control}
            name="contactForm.sendFrom"
            type="email"
            label={t.sendFrom}
            description={t.sendFromHint}
          />
          <TextField control={control} name="contactForm.sendFromName" label={t.sendFromName} />
        </FieldGrid>
      </FormSection>
      <FormSection title={t.reminders}>
        <SwitchField
          control={control}
          name="remindersEnabled"
          label={t.remindersEnabled}
          description={t.remindersHint}
        />
      </FormSection>
      <FormSection title={t.bank}>
        <AccountNumbersField
          control={control}
          name="ownAccounts"
          label={t.ownAccounts}
          description={t.ownAccountsHint}
        />
      </FormSection>
      <FormSection title={t.staffSecurity}>
        <SwitchField
          control={control}
          name="secondFactorDemanded"
          label={t.secondFactorDemanded}
          description={t.secondFactorDemandedHint}
        />
      </FormSection>
      <FourEyesSection control={control} />
      <IfAllowed endpoint={checkMailServer}>
        <MailCheck />
      </IfAllowed>
    </>
  );
}
