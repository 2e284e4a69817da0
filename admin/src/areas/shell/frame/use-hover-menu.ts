import { useEffect, useRef, useState } from 'react';
import { delays } from '../../../theme/theme.ts';

/**
 * Opens a dropdown of the top bar at once on a press, or after a delay when the pointer rests on it (SHL-12). A dropdown that
 * the pointer opened closes when the pointer leaves, unless it was pressed.
 */
export function useHoverMenu() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenedByPointer = useRef(false);
  const staysOpen = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = () => clearTimeout(timer.current);
  const turn = (next: boolean, isPointer: boolean) => {
    stay();
    isOpenedByPointer.current = isPointer;
    setOpen(next);
  };
  const leave = () => {
    stay();
    if (isOpenedByPointer.current) timer.current = setTimeout(() => turn(false, false), delays.menuCollapse);
  };
  const change = (next: boolean) => {
    turn(next || staysOpen.current, false);
    staysOpen.current = false;
  };
  return {
    menu: { opened: isOpen, onChange: change },
    button: {
      // Called before the change that the press requests.
      onClick: () => {
        staysOpen.current = isOpenedByPointer.current;
      },
      onMouseEnter: () => {
        stay();
        if (!isOpen) timer.current = setTimeout(() => turn(true, true), delays.dropdownHover);
      },
      onMouseLeave: leave,
    },
    dropdown: { onMouseEnter: stay, onMouseLeave: leave },
  };
}
