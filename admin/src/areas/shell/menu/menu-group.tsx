import { Collapse, UnstyledButton } from '@mantine/core';
import type { MenuGroup as Group } from '@share/contract/areas/shell/shell.endpoints.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { delays } from '../../../theme/theme.ts';
import { defaultQuery } from '../../../ui/list/own-lists.ts';
import { menuIcon } from './menu-icons.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';
import { useViewsOfMenu } from './use-views-of-menu.ts';

interface MenuGroupProps {
  group: Group;
  isNarrow: boolean;
  onOpen: () => void;
}

/** Links under a caption; a submenu is collapsed until it is pressed or the pointer rests on it (SHL-12, THM-07). */
export function MenuGroup({ group, isNarrow, onOpen }: MenuGroupProps) {
  const { language } = useLanguage();
  const views = useViewsOfMenu();
  const captionId = useId();
  const links = group.children.map((link) => (
    <MenuLink
      key={link.route}
      label={link.label[language]}
      route={link.route}
      search={defaultQuery(views, link.route)}
      icon={menuIcon(link.icon)}
      isNarrow={isNarrow}
      onOpen={onOpen}
    />
  ));
  if (group.type === 'submenu') return <Submenu group={group} isNarrow={isNarrow} links={links} />;
  return (
    <li>
      <div className={classes.caption} id={captionId}>
        <span data-hidden={isNarrow || undefined}>{group.label[language]}</span>
      </div>
      <ul className={classes.list} aria-labelledby={captionId}>
        {links}
      </ul>
    </li>
  );
}

function Submenu({ group, isNarrow, links }: { group: Group; isNarrow: boolean; links: React.ReactNode }) {
  const { language } = useLanguage();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const holdsPresent = group.children.some(({ route }) => path === route || path.startsWith(`${route}/`));
  const [isOpen, setOpen] = useState(holdsPresent);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const contentId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (holdsPresent) setOpen(true);
  }, [holdsPresent]);
  const Picture = menuIcon(group.icon);
  const openAfterPause = () => {
    timer.current = setTimeout(() => setOpen(true), delays.submenuHover);
  };
  return (
    <li>
      <UnstyledButton
        className={classes.link}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        onMouseEnter={openAfterPause}
        onMouseLeave={() => clearTimeout(timer.current)}
      >
        <Picture size={20} stroke={1.7} className={classes.icon} aria-hidden />
        <span className={classes.label} data-hidden={isNarrow || undefined}>
          {group.label[language]}
        </span>
        <IconChevronDown size={16} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen && !isNarrow} transitionDuration={delays.accordion} id={contentId}>
        <ul className={classes.submenu}>{links}</ul>
      </Collapse>
    </li>
  );
}
