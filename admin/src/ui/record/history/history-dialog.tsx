import { Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { VersionRow } from '@share/contract/shared/content/version-endpoints.ts';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ReturnFocus } from '../../dialogs/return-focus.tsx';
import { EmptyNotice } from '../../empty-notice.tsx';
import { ErrorBanner } from '../../error-banner.tsx';
import { HistoryLink } from '../history-link.tsx';
import classes from './history.module.css';
import { historyTexts } from './history.texts.ts';
import type { RecordHistory } from './record-history.ts';
import { useVersions } from './use-versions.ts';
import { VersionCompared } from './version-compared.tsx';
import { VersionList } from './version-list.tsx';

interface HistoryDialogProps {
  record: RecordHistory;
  onClose: () => void;
}

/** The saved versions of a record, to be read, compared and restored. */
export default function HistoryDialog({ record, onClose }: HistoryDialogProps) {
  const t = useTexts(historyTexts);
  const common = useTexts(commonTexts);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { data, error, refetch } = useVersions(record);
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={onClose}
        title={t.title(record.name)}
        size="72rem"
        fullScreen={isNarrow}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        {error && <ErrorBanner failure={error} onRetry={() => void refetch()} />}
        {!error && !data && (
          <div role="status" aria-label={common.loading}>
            <Skeleton height={240} />
          </div>
        )}
        {data && data.length < 2 && <EmptyNotice title={t.onlyOne} hint={t.onlyOneHint} />}
        {data && data.length >= 2 && <Versions versions={data} record={record} onClose={onClose} />}
        <Group justify="flex-end" mt="md">
          <HistoryLink entity={record.entity} id={record.id} label={t.journal} />
        </Group>
      </Modal>
    </>
  );
}

/** The newest version is compared with the one before it, until another one is chosen. */
function Versions({ versions, ...props }: HistoryDialogProps & { versions: VersionRow[] }) {
  const t = useTexts(historyTexts);
  const [chosen, setChosen] = useState<{ shown: number; against?: number | null } | null>(null);
  const shown = chosen?.shown ?? versions[0]?.version ?? 0;
  const former = versions.find(({ version }) => version < shown)?.version ?? null;
  return (
    <div className={classes.layout}>
      <Stack gap="xs">
        <Text fw={700} size="sm" id="versions">
          {t.versions}
        </Text>
        <VersionList
          entity={props.record.entity}
          versions={versions}
          shown={shown}
          onShow={(version) => setChosen({ shown: version })}
        />
      </Stack>
      <VersionCompared
        {...props}
        versions={versions}
        shown={shown}
        against={chosen?.against === undefined ? former : chosen.against}
        onCompare={(against) => setChosen({ shown, against })}
      />
    </div>
  );
}
