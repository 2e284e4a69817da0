import { useEffect, useRef, useState } from 'react';
import { delays } from '../../../theme/theme.ts';

/** The side menu: collapsed by choice, and expanded as long as the pointer or the focus is in it (SHL-11). */
export function useSideMenu() {
  const [isCollapsed, setCollapsed] = useState(readIsCollapsed);
  const [isPeeked, setPeeked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const peekAfter = (isWanted: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPeeked(isWanted), delay);
  };
  const toggle = () => {
    clearTimeout(timer.current);
    setPeeked(false);
    setCollapsed(!isCollapsed);
    writeIsCollapsed(!isCollapsed);
  };
  const expand = () => peekAfter(true, delays.menuExpand);
  const collapse = () => peekAfter(false, delays.menuCollapse);
  return {
    isCollapsed,
    isOpen: !isCollapsed || isPeeked,
    toggle,
    hover: { onMouseEnter: expand, onMouseLeave: collapse, onFocus: expand, onBlur: collapse },
  };
}

const NAME = 'aside-toggled'; // as SHL-10 requires
const A_YEAR = 365 * 24 * 60 * 60;

/** Whether the side menu was collapsed at the last visit. */
const readIsCollapsed = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);

function writeIsCollapsed(isCollapsed: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not served over https
  document.cookie = `${NAME}=${isCollapsed ? 1 : 0}; max-age=${A_YEAR}; path=/; SameSite=Lax`;
}
