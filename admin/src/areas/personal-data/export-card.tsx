import { Button, Text } from '@mantine/core';
import { exportPersonalData } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadExport } from '../../platform/api/download.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { ExportProgress } from '../../ui/list/export/export-menu.tsx';
import { personalDataTexts } from './personal-data.texts.ts';

/** Saves everything stored about the person as one file. */
export function ExportCard({ userId }: { userId: number }) {
  const t = useTexts(personalDataTexts);
  const [bytes, setBytes] = useState<number | null>(null);
  const [ending, setEnding] = useState(() => new AbortController());
  const announce = { key: 'user.export', done: t.exportDone, failed: t.exportFailed } as const;
  const saving = useMutation({
    mutationFn: () =>
      downloadExport(exportPersonalData, {
        params: { id: String(userId) },
        fileName: t.fileName(userId),
        onProgress: setBytes,
        signal: ending.signal,
      }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: () => announceDone(announce),
    onError: () => !ending.signal.aborted && announceFailure(announce),
    onSettled: () => {
      setBytes(null);
      setEnding(new AbortController());
    },
  });
  if (!useCan(exportPersonalData)) return null;
  const failure = saving.error?.name === 'AbortError' ? null : saving.error;
  return (
    <FormSection title={t.exportTitle}>
      <Text size="sm" maw="70ch">
        {t.exportText}
      </Text>
      {failure && <ErrorBanner failure={failure} />}
      {bytes !== null && <ExportProgress bytes={bytes} onCancel={() => ending.abort()} />}
      <div>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t.export}
        </Button>
      </div>
    </FormSection>
  );
}
