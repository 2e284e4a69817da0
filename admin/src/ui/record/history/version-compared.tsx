import { Alert, Button, Group, Select, Skeleton, Stack } from '@mantine/core';
import type { VersionRow } from '@share/contract/shared/content/version-endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconRestore } from '@tabler/icons-react';
import { useMemo } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../error-banner.tsx';
import { contentDifferences, reorderedLists } from './content-differences.ts';
import { DifferenceList } from './difference-list.tsx';
import classes from './history.module.css';
import { historyTexts } from './history.texts.ts';
import type { RecordHistory } from './record-history.ts';
import { useRestoring } from './use-restoring.ts';
import { useVersion } from './use-versions.ts';

interface VersionComparedProps {
  record: RecordHistory;
  versions: readonly VersionRow[];
  shown: number;
  /** The number of the other version; null shows the whole content. */
  against: number | null;
  onCompare: (against: number | null) => void;
  onClose: () => void;
}

const WHOLE = 'whole';
const nothing = {};

/** A version: its differences from another one, or its whole content. */
export function VersionCompared(props: VersionComparedProps) {
  const { record, versions, shown, against, onCompare, onClose } = props;
  const t = useTexts(historyTexts);
  const common = useTexts(commonTexts);
  const later = useVersion(record.endpoints, record.id, shown);
  const former = useVersion(record.endpoints, record.id, against);
  const restoring = useRestoring(record, onClose);
  const mayRestore = useCan(record.endpoints.restoreVersion);
  const failed = later.error ? later : former.error ? former : null;
  const after = later.data?.content;
  const before = against === null ? nothing : former.data?.content;
  const compared = useMemo(
    () =>
      after && before
        ? { differences: contentDifferences(before, after), reordered: reorderedLists(before, after) }
        : null,
    [after, before],
  );
  const filesGone = later.data?.filesGone ?? [];
  const isPresent = shown === versions[0]?.version;
  const labelOf = ({ version, at }: VersionRow) =>
    at === null ? t.version(version) : `${t.version(version)} – ${formatMoment(at)}`;
  return (
    <Stack gap="md" className={classes.compared}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <Select
          label={t.compareWith}
          value={against === null ? WHOLE : String(against)}
          data={[
            ...versions
              .filter(({ version }) => version !== shown)
              .map((row) => ({ value: String(row.version), label: labelOf(row) })),
            { value: WHOLE, label: t.nothing },
          ]}
          allowDeselect={false}
          className={classes.against}
          onChange={(value) => onCompare(value === WHOLE ? null : Number(value))}
        />
        {!isPresent && mayRestore && (
          <Button
            leftSection={<IconRestore size={18} aria-hidden />}
            loading={restoring.isPending}
            disabled={!later.data || filesGone.length > 0}
            onClick={() => later.data && void restoring.ask(later.data)}
          >
            {t.restore}
          </Button>
        )}
      </Group>
      {filesGone.length > 0 && <Alert color="yellow">{t.filesGone(filesGone.join(', '))}</Alert>}
      {restoring.error !== null && <ErrorBanner failure={restoring.error} title={t.toasts.failed} />}
      {failed && <ErrorBanner failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !compared && (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={200} />
        </div>
      )}
      {compared && <DifferenceList entity={record.entity} {...compared} isWhole={against === null} />}
    </Stack>
  );
}
