import { Group } from '@mantine/core';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import type { OfferFormValues } from '../offer-form-values.ts';
import { visibilityTexts } from './visibility.texts.ts';

interface VisibilityFieldsProps {
  control: Control<OfferFormValues>;
  path: `descriptions.${number}` | `properties.${number}`;
}

/** The visibility of a part of the offer: "investors only" requires "signed-in users only" (OFR-58). */
export function VisibilityFields({ control, path }: VisibilityFieldsProps) {
  const t = useTexts(visibilityTexts);
  const { setValue } = useFormContext<OfferFormValues>();
  const mustBeLoggedIn = useWatch({ control, name: `${path}.userMustBeLoggedIn` });
  return (
    <Group align="flex-start" style={{ gap: 'var(--mantine-spacing-sm) var(--mantine-spacing-xl)' }}>
      <SwitchField
        control={control}
        name={`${path}.userMustBeLoggedIn`}
        label={t.userMustBeLoggedIn}
        onTurned={(on) => {
          if (!on) setValue(`${path}.userMustInvest`, false, { shouldDirty: true });
        }}
      />
      {mustBeLoggedIn && (
        <SwitchField control={control} name={`${path}.userMustInvest`} label={t.userMustInvest} />
      )}
    </Group>
  );
}
