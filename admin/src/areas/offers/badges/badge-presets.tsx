import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { badgePresets } from '@share/contract/areas/offers/offers.parts.ts';
import { useId } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { BadgeLook } from './badge-look.tsx';
import type { BadgeValues } from './badge-values.ts';
import classes from './badges.module.css';
import { badgesTexts } from './badges.texts.ts';

type Colors = Pick<BadgeValues, 'colorText' | 'colorBackground'>;

const names = ['whiteOnBlack', 'blackOnWhite', 'blueOnLightBlue', 'purpleOnLightBlue'] as const satisfies {
  [At in keyof typeof badgePresets]: unknown;
};

/** The four preset pairs of colours, each as a badge in these colours (OFR-56). */
export function BadgePresets({ colors, onChoose }: { colors: Colors; onChoose: (colors: Colors) => void }) {
  const t = useTexts(badgesTexts);
  const id = useId();
  return (
    <Stack gap={4} role="group" aria-labelledby={id}>
      <Text size="sm" fw={700} id={id}>
        {t.colors}
      </Text>
      <Group gap={6} className={classes.presets}>
        {badgePresets.map((preset, at) => {
          const isChosen =
            preset.colorText === colors.colorText.toLowerCase() &&
            preset.colorBackground === colors.colorBackground.toLowerCase();
          return (
            <UnstyledButton
              key={names[at]}
              className={classes.preset}
              aria-pressed={isChosen}
              onClick={() => onChoose(preset)}
            >
              <BadgeLook colors={preset}>{t.presets[names[at] ?? 'whiteOnBlack']}</BadgeLook>
            </UnstyledButton>
          );
        })}
      </Group>
    </Stack>
  );
}
