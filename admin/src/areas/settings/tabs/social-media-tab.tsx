import { Group, Text } from '@mantine/core';
import type { SocialIcon } from '@share/contract/areas/settings/social-media.ts';
import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import classes from '../settings.module.css';
import { settingsTexts } from '../settings.texts.ts';
import type { SiteFormValues } from '../site-form-values.ts';

export const socialMediaFields = ['socialMediaIcons'];

const icons: Record<SocialIcon, Icon> = {
  linkedin: IconBrandLinkedin,
  facebook: IconBrandFacebook,
  twitter: IconBrandTwitter,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
};

/** Users can change entries but neither add nor remove any (SET-10). */
export function SocialMediaTab({ control }: { control: Control<SiteFormValues> }) {
  const t = useTexts(settingsTexts);
  const entries = useWatch({
    control,
    name: 'socialMediaIcons',
    compute: (all) => all.map(({ id, icon, name, isEnabled }) => ({ id, icon, name, isEnabled })),
  });
  return (
    <FormSection>
      <Text size="sm" c="dimmed">
        {t.socialHint}
      </Text>
      {entries.map(({ id, icon, name, isEnabled }, index) => {
        const Picture = icons[icon];
        return (
          <div key={id} className={classes.entry}>
            <Group gap="xs" wrap="nowrap" className={classes.name}>
              <Picture size={22} stroke={1.7} aria-hidden />
              <Text fw={700}>{name}</Text>
            </Group>
            <SwitchField
              control={control}
              name={`socialMediaIcons.${index}.isEnabled`}
              label={t.socialEnabled(name)}
            />
            <TextField
              control={control}
              name={`socialMediaIcons.${index}.url`}
              label={t.socialUrl(name)}
              placeholder="https://"
              required={isEnabled}
            />
            <NumberField
              control={control}
              name={`socialMediaIcons.${index}.position`}
              label={t.socialPosition(name)}
              required
            />
          </div>
        );
      })}
    </FormSection>
  );
}
