import { Loader, Paper, Text } from '@mantine/core';
import { useOutage } from '../../../platform/api/outage.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { layers } from '../../../theme/theme.ts';
import classes from './outage-notice.module.css';

/** A notice above every screen while calls are retried because the server has lost its database. */
export function OutageNotice() {
  const { outage } = useTexts(commonTexts);
  const isNow = useOutage();
  return (
    <div role="status" className={classes.place} style={{ zIndex: layers.toast }}>
      {isNow && (
        <Paper className={classes.notice} shadow="md" withBorder>
          <Loader size="xs" aria-hidden />
          <Text size="sm">{outage}</Text>
        </Paper>
      )}
    </div>
  );
}
