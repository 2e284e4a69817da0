import { Drawer, type DrawerProps } from '@mantine/core';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { layers } from '../../theme/theme.ts';
import classes from './bottom-sheet.module.css';

/** A dialogue of phones, which opens from the bottom and is as high as its content. */
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
