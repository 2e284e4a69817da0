import { Anchor, Button, Drawer, Group, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../../platform/session/current-user.ts';
import { useTexts } from '../../../platform/texts.ts';
import classes from '../frame/frame.module.css';
import { logout } from '../frame/logout.ts';
import { ThemeSwitcher } from '../frame/theme-switcher.tsx';
import { shellTexts } from '../shell.texts.ts';
import { SideMenu } from './side-menu.tsx';

/**
 * The menu of narrow screens. It contains the logout (SHL-08) and the colour scheme, because the bar of a phone is too narrow
 * for them.
 */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(shellTexts);
  const user = useCurrentUser();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={texts.mainMenu}
      size={300}
      padding="xs"
      closeButtonProps={{ 'aria-label': texts.closeMenu }}
      classNames={{ body: classes.drawerBody, content: classes.drawerContent }}
    >
      <SideMenu onOpen={onClose} />
      <div className={classes.drawerFoot}>
        {user && (
          <Anchor
            component={Link}
            to="/account"
            size="sm"
            fw={700}
            c="inherit"
            style={{ overflowWrap: 'anywhere' }}
            onClick={onClose}
          >
            {user.firstName} {user.lastName} · {texts.account}
          </Anchor>
        )}
        <Group justify="space-between">
          <Text size="sm">{texts.colorScheme}</Text>
          <ThemeSwitcher />
        </Group>
        <Button
          variant="default"
          fullWidth
          leftSection={<IconLogout size={18} stroke={1.7} aria-hidden />}
          onClick={() => void logout()}
        >
          {texts.logout}
        </Button>
      </div>
    </Drawer>
  );
}
