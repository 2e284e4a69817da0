import { ActionIcon, Anchor, Button, Group } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useCurrentUser } from '../../../platform/session/current-user.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Brand } from '../../../ui/brand.tsx';
import { LanguageSwitcher } from '../../../ui/language-switcher.tsx';
import { FindAnything } from '../../find/find.shared.tsx';
import { useCommands } from '../menu/use-commands.ts';
import { useScreens } from '../menu/use-screens.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './frame.module.css';
import { logout } from './logout.ts';
import { ThemeSwitcher } from './theme-switcher.tsx';

interface TopBarProps {
  isMenuCollapsed: boolean;
  onToggleMenu: () => void;
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
}

/** The top bar with the menu button on the left, and user, language, colour scheme and logout (SHL-07). */
export function TopBar({ isMenuCollapsed, onToggleMenu, isDrawerOpen, onToggleDrawer }: TopBarProps) {
  const texts = useTexts(shellTexts);
  const { brand } = useTexts(commonTexts);
  const user = useCurrentUser();
  const screens = [...useScreens(), { title: texts.account, detail: '', route: '/account' }];
  const commands = useCommands();
  const ToggleIcon = isMenuCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes.topBar}>
      <ActionIcon
        className={classes.narrowOnly}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={isDrawerOpen ? texts.closeMenu : texts.openMenu}
        aria-expanded={isDrawerOpen}
        onClick={onToggleDrawer}
      >
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.wideOnly}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={isMenuCollapsed ? texts.expandMenu : texts.collapseMenu}
        onClick={onToggleMenu}
      >
        <ToggleIcon size={22} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Link to="/" className={classes.brand} aria-label={brand}>
        <Brand size={28} />
      </Link>
      <Group className={classes.actions} wrap="nowrap">
        {!user?.needsSecondFactor && <FindAnything screens={screens} commands={commands} />}
        <LanguageSwitcher />
        <span className={classes.roomyOnly}>
          <ThemeSwitcher />
        </span>
        {user && (
          <Anchor component={Link} to="/account" className={classes.userName} title={texts.account}>
            <span>
              {user.firstName} {user.lastName}
            </span>
          </Anchor>
        )}
        <Button
          className={classes.wideOnly}
          variant="subtle"
          color="gray"
          size="compact-md"
          fz="sm"
          leftSection={<IconLogout size={18} stroke={1.7} aria-hidden />}
          onClick={() => void logout()}
        >
          {texts.logout}
        </Button>
        <ActionIcon
          className={classes.narrowOnly}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={texts.logout}
          title={texts.logout}
          onClick={() => void logout()}
        >
          <IconLogout size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Group>
    </header>
  );
}
