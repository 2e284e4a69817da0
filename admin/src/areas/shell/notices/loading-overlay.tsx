import { Loader, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { FullScreen } from './full-screen.tsx';
import pageClasses from './notice-page.module.css';

/** Shown while the first data is loading (SHL-01). The splash covers it, and disappears first when loading takes long. */
export function LoadingOverlay() {
  const texts = useTexts(shellTexts);
  return (
    <FullScreen keepsSplash>
      <Stack className={pageClasses.page} align="center" justify="center" gap="xs" role="status">
        <Loader size="lg" mb="md" aria-hidden />
        <Text fz="xl" fw={700} ta="center">
          {texts.loadingTitle}
        </Text>
        <Text c="dimmed" ta="center">
          {texts.loadingSubtitle}
        </Text>
      </Stack>
    </FullScreen>
  );
}
