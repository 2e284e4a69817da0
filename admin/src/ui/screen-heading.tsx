import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';

let focusWanted = false;
let present: HTMLHeadingElement | null = null;

/** Said before each navigation to another screen: its heading takes the focus, so that its name is read out. */
export const focusNextHeading = (): void => {
  focusWanted = true;
};

/** Said when what had the focus goes from a screen that stays: its heading takes it. */
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

/** The tab's title follows the screen, and the focus goes to the heading after a navigation. */
function useScreenTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = useTexts(commonTexts);
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
    if (!focusWanted || title === '') return;
    focusWanted = false;
    heading.current?.focus({ preventScroll: true });
  }, [title, brand]);
  // The heading of a screen that is still loading hands the focus on to that of the loaded one.
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
