import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { useHoverMenu } from './use-hover-menu.ts';

export const schemes = ['auto', 'light', 'dark'] as const;
const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** The colour scheme follows the system until the user chooses one; the choice is stored. */
export function ThemeSwitcher() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const texts = useTexts(shellTexts);
  const hover = useHoverMenu();
  const Present = icons[colorScheme];
  return (
    <Menu position="bottom-end" width={200} {...hover.menu}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.colorScheme} {...hover.button}>
          <Present size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown {...hover.dropdown}>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
        >
          {schemes.map((scheme) => {
            const Picture = icons[scheme];
            return (
              <Menu.RadioItem
                key={scheme}
                value={scheme}
                closeMenuOnClick
                rightSection={<Picture size={18} stroke={1.7} aria-hidden />}
              >
                {texts.colorSchemes[scheme]}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
