import { Loader, Paper, Text } from '@mantine/core';
import { useOutage } from '../../../platform/api/outage-state.ts';
import { useSlowAction } from '../../../platform/api/slow-action.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { layers } from '../../../theme/theme.ts';
import classes from './outage-notice.module.css';

/**
 * A notice above every screen while calls are retried because the server has lost its database, and while an action of the user
 * takes long.
 */
export function OutageNotice() {
  const { outage, slow } = useTexts(commonTexts);
  const isOut = useOutage();
  const isSlow = useSlowAction();
  return (
    <div role="status" className={classes.place} style={{ zIndex: layers.toast }}>
      {(isOut || isSlow) && (
        <Paper className={classes.notice} shadow="md" withBorder>
          <Loader size="xs" aria-hidden />
          <Text size="sm">{isOut ? outage : slow}</Text>
        </Paper>
      )}
    </div>
  );
}
