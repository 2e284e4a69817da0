import { IconLayoutDashboard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { defaultQuery } from '../../../ui/list/own-lists.ts';
import { scrollWithin } from '../../../ui/scroll-within.ts';
import { menuQuery } from '../shell.queries.ts';
import { shellTexts } from '../shell.texts.ts';
import { MenuGroup } from './menu-group.tsx';
import { menuIcon } from './menu-icons.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';
import { useViewsOfMenu } from './use-views-of-menu.ts';

/**
 * The dashboard and the menu entries that the server sends for this user (SHL-04); the entry of the present screen is scrolled
 * into view.
 */
export function SideMenu({
  isNarrow = false,
  onOpen = () => {},
}: {
  isNarrow?: boolean;
  onOpen?: () => void;
}) {
  const { data } = useQuery(menuQuery);
  const { language } = useLanguage();
  const views = useViewsOfMenu();
  const texts = useTexts(shellTexts);
  const nav = useRef<HTMLElement>(null);
  const screen = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the present one, or there are entries now.
  useEffect(() => {
    const entry = nav.current?.querySelector('[aria-current=page]');
    if (entry && nav.current?.parentElement) scrollWithin(nav.current.parentElement, entry, 8);
  }, [screen, data]);
  return (
    <nav ref={nav} aria-label={texts.mainMenu}>
      <ul className={classes.menu}>
        <MenuLink
          label={texts.dashboard}
          route="/"
          icon={IconLayoutDashboard}
          isNarrow={isNarrow}
          onOpen={onOpen}
        />
        {data?.menu.map((entry) =>
          entry.type === 'link' ? (
            <MenuLink
              key={entry.route}
              label={entry.label[language]}
              route={entry.route}
              search={defaultQuery(views, entry.route)}
              icon={menuIcon(entry.icon)}
              isNarrow={isNarrow}
              onOpen={onOpen}
            />
          ) : (
            <MenuGroup key={entry.label.en} group={entry} isNarrow={isNarrow} onOpen={onOpen} />
          ),
        )}
      </ul>
    </nav>
  );
}
