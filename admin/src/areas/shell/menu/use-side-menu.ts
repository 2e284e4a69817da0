import { useEffect, useRef, useState } from 'react';
import { delays } from '../../../theme.ts';
import { readAsideToggled, writeAsideToggled } from './side-menu-cookie.ts';

/** The side menu: collapsed or not by choice, and opened for as long as the pointer or the focus is in it (SHL-11). */
export function useAside() {
  const [isToggled, setToggled] = useState(readAsideToggled);
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
    setToggled(!isToggled);
    writeAsideToggled(!isToggled);
  };
  const expand = () => peekAfter(true, delays.menuExpand);
  const collapse = () => peekAfter(false, delays.menuCollapse);
  return {
    isToggled,
    isOpen: !isToggled || isPeeked,
    toggle,
    hover: { onMouseEnter: expand, onMouseLeave: collapse, onFocus: expand, onBlur: collapse },
  };
}
