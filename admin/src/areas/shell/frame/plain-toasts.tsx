import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useStore } from '../../../platform/store.ts';
import { useTexts } from '../../../platform/texts.ts';
import { SHOWN_FOR, shownToast, toast } from '../../../platform/toasts.ts';
import { layers } from '../../../theme/theme.ts';

/**
 * Shows the toasts in the corner of the screen when the code that draws them could not be loaded: Chromium remembers a file that
 * failed until the page is reloaded, and nobody may miss whether a change was saved.
 */
export function PlainToasts() {
  const { close } = useTexts(commonTexts);
  const shown = useStore(shownToast);
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => toast.close(shown.key), SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return (
    <Alert
      id={shown.id}
      role={shown.color === 'red' ? 'alert' : 'status'}
      color={shown.color}
      pos="fixed"
      top={72}
      right={16}
      maw="calc(100vw - 32px)"
      style={{ zIndex: layers.toast }}
      withCloseButton
      closeButtonLabel={close}
      onClose={() => toast.close(shown.key)}
    >
      {shown.text}
    </Alert>
  );
}
