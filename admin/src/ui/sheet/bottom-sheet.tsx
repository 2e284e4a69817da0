import { Drawer, type DrawerProps } from '@mantine/core';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { layers } from '../../theme/theme.ts';
import classes from './bottom-sheet.module.css';

/** A dialogue of phones, which comes from below and is as high as what is in it. */
export function BottomSheet({ children, ...props }: Omit<DrawerProps, 'position' | 'size' | 'zIndex'>) {
  const common = useTexts(commonTexts);
  return (
    <Drawer
      {...props}
      position="bottom"
      size="auto"
      zIndex={layers.sheet}
      classNames={{ content: classes.content, title: classes.title, close: classes.close }}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {children}
    </Drawer>
  );
}
