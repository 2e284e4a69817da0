import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';

let focusWanted = false;
let present: HTMLHeadingElement | null = null;

/** Called before each navigation to another screen, so that its heading receives the focus and screen readers read it. */
export const focusNextHeading = (): void => {
  focusWanted = true;
};

/** Called when the focused element disappears from a screen that stays; the heading then receives the focus. */
export const focusHeading = (): void => present?.focus({ preventScroll: true });

/** The one heading of a screen. */
export function ScreenHeading({ children, ...props }: TitleProps & { children: string }) {
  const heading = useScreenTitle(children);
  return (
    <Title order={1} tabIndex={-1} ref={heading} {...props}>
      {children}
    </Title>
  );
}

/** Sets the title of the tab, and focuses the heading after a navigation. */
function useScreenTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = useTexts(commonTexts);
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
    if (!focusWanted || title === '') return;
    focusWanted = false;
    // The user may have opened a dialogue while the screen was loading, and be typing in it.
    if (document.activeElement?.closest('[role=dialog]')) return;
    heading.current?.focus({ preventScroll: true });
  }, [title, brand]);
  // The heading of a loading screen passes the focus to the heading of the loaded one.
  useLayoutEffect(() => {
    const own = heading.current;
    present = own;
    return () => {
      if (present === own) present = null;
      if (document.activeElement === own) focusWanted = true;
    };
  }, []);
  return heading;
}
