import type { VersionView } from '@share/contract/shared/content/version-endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../announce.ts';
import { confirm } from '../../confirm.tsx';
import { historyTexts } from './history.texts.ts';
import type { RecordHistory } from './record-history.ts';

/** Restores a version after asking. It never overwrites what others saved meanwhile without the user's knowledge (R7). */
export function useRestoring(
  { endpoints, id, version: present, ...record }: RecordHistory,
  onClose: () => void,
) {
  const t = useTexts(historyTexts);
  const announcement = { key: `${record.entity}.restore`, ...t.toasts } as const;
  const restoring = useMutation({
    mutationFn: (version: number) =>
      call(endpoints.restoreVersion, {
        params: { id: String(id), version: String(version) },
        ifMatch: present,
      }),
    onMutate: () => withdrawFailure(announcement),
    onSuccess: (saved) => {
      announceDone(announcement);
      record.onRestored(saved);
      onClose();
    },
    onError: () => announceFailure(announcement),
  });
  const ask = async ({ version, at, by }: VersionView) => {
    const agrees = await confirm({
      title: t.restoreTitle(version),
      facts: [
        ...(at === null ? [] : [{ label: t.savedAt, value: formatMoment(at) }]),
        { label: t.savedBy, value: by },
      ],
      message: [t.restoreMessage, t.restoreVisitors, ...(record.isDirty ? [t.restoreUnsaved] : [])].join(' '),
      confirmLabel: t.restoreConfirm,
      harmless: !record.isDirty,
    });
    if (agrees) restoring.mutate(version);
  };
  return { ask, isPending: restoring.isPending, error: restoring.error };
}
