import { Alert, Button, Group, Text } from '@mantine/core';
import type { Revision } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import classes from './record-head.module.css';
import { recordHeadTexts } from './record-head.texts.ts';

interface ChangedBarProps {
  change: Revision | null;
  onShow: () => void;
  /** Whether the form has typed values, which stay when the change is shown. */
  isTyping?: boolean;
  /** The date format of the screen (CON-05, CON-06); by default the one outside the books. */
  inWords?: (instant: string) => string;
}

/** Tells that somebody else has changed the record on the screen, and who. */
export function ChangedBar({ change, onShow, isTyping = false, inWords = formatMoment }: ChangedBarProps) {
  const t = useTexts(recordHeadTexts);
  if (!change) return null;
  const at = change.at === null ? '' : inWords(change.at);
  return (
    <Alert role="status" color="blue" p="xs" className={classes.changed}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {change.by === null ? t.changed(at) : t.changedBy(change.by, at)} {isTyping && t.keepsTyped}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onShow}
        >
          {t.show}
        </Button>
      </Group>
    </Alert>
  );
}
