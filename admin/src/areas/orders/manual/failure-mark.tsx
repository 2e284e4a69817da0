import { Tooltip } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { describeFailure } from '../../../ui/error-text.ts';
import { manualOrderTexts } from './manual-order.texts.ts';

/** Marks the tab when the order could not be created for a reason that no field shows (ORD-57). */
export function FailureMark({ failure }: { failure: unknown }) {
  const t = useTexts(manualOrderTexts);
  const { language } = useLanguage();
  const { codes } = describeFailure(language, failure);
  const message = codes.length === 0 ? t.createFailed : t.createFailedCode(codes.join(', '));
  return (
    <Tooltip label={message}>
      <IconAlertCircle size={18} role="img" aria-label={message} color="var(--mantine-color-error)" />
    </Tooltip>
  );
}
