import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';

export function ReloadButton({ isLoading, onReload }: { isLoading: boolean; onReload: () => void }) {
  const { reload } = useTexts(commonTexts);
  return (
    <Tooltip label={reload}>
      <ActionIcon variant="default" size={36} aria-label={reload} loading={isLoading} onClick={onReload}>
        <IconRefresh size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
