import { Alert, Group } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { ShownValue } from '../../../ui/fields/shown-value.tsx';
import { useFormContext as useFormParts } from '../../../ui/form/form-context.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { lowContrast } from './badge-contrast.ts';
import { BadgeLook } from './badge-look.tsx';
import { BadgePresets } from './badge-presets.tsx';
import classes from './badges.module.css';
import { badgesTexts } from './badges.texts.ts';

/** Text and colours of one badge (OFR-55), with a preview. */
export function BadgeEditor({
  control,
  path,
}: {
  control: Control<OfferFormValues>;
  path: `badges.${number}`;
}) {
  const t = useTexts(badgesTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormParts();
  const { setValue, formState } = useFormContext<OfferFormValues>();
  const badge = useWatch({ control, name: path });
  const ratio = lowContrast(badge);
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <>
      <BilingualTextField control={control} name={`${path}.text`} label={t.text} required />
      {!isReadOnly && (
        <BadgePresets
          colors={badge}
          onChoose={({ colorText, colorBackground }) => {
            setValue(`${path}.colorText`, colorText, change);
            setValue(`${path}.colorBackground`, colorBackground, change);
          }}
        />
      )}
      <Group gap="md" align="flex-end">
        <div className={classes.color}>
          <ColorField control={control} name={`${path}.colorText`} label={t.colorText} required />
        </div>
        <div className={classes.color}>
          <ColorField control={control} name={`${path}.colorBackground`} label={t.colorBackground} required />
        </div>
        <ShownValue label={t.preview}>
          <Group gap={6}>
            {languages.map((one) => (
              <BadgeLook key={one} colors={badge}>
                {badge.text[one].trim() || t.newName}
              </BadgeLook>
            ))}
          </Group>
        </ShownValue>
      </Group>
      {ratio !== null && (
        <Alert color="yellow" role="status" icon={<IconAlertTriangle aria-hidden />}>
          {t.lowContrast(
            ratio.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          )}
        </Alert>
      )}
    </>
  );
}
