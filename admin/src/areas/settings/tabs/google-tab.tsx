import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { settingsTexts } from '../settings.texts.ts';
import type { SiteFormValues } from '../site-form-values.ts';

export const googleFields = ['googleAnalyticsId', 'googleMapsId'];

export function GoogleTab({ control }: { control: Control<SiteFormValues> }) {
  const t = useTexts(settingsTexts);
  return (
    <FormSection>
      <TextField
        control={control}
        name="googleAnalyticsId"
        label={t.googleAnalyticsId}
        description={t.googleAnalyticsIdHint}
      />
      <TextField
        control={control}
        name="googleMapsId"
        label={t.googleMapsId}
        description={t.googleMapsIdHint}
      />
    </FormSection>
  );
}
