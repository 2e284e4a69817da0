import { Alert, Anchor } from '@mantine/core';
import { getConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconBarrierBlock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { statusQuery } from '../shell.queries.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './notice-page.module.css';

const LOOK_AGAIN_AFTER = 60_000;

/** A banner above every screen while the public site is closed, so that nobody forgets to open it again. */
export function SiteMaintenanceBanner() {
  const texts = useTexts(shellTexts);
  const maySee = useCan(getConfig);
  const { data: status } = useQuery({ ...statusQuery, refetchInterval: LOOK_AGAIN_AFTER, retry: false });
  if (!status?.maintenanceMode) return null;
  const { maintenanceUntil: until } = status;
  return (
    <Alert
      color="yellow"
      icon={<IconBarrierBlock aria-hidden />}
      title={texts.siteClosed}
      className={classes.banner}
      role="status"
    >
      {texts.siteClosedText} {until && texts.maintenanceUntil(formatMoment(until))}{' '}
      {maySee && (
        <Anchor component={Link} to="/settings" inherit underline="always">
          {texts.toSettings}
        </Anchor>
      )}
    </Alert>
  );
}
