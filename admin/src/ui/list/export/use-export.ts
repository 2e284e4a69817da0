import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint, ExportInput } from '@share/contract/shared/lists/list-export.ts';
import { useEffect, useRef, useState } from 'react';
import { downloadExport } from '../../../platform/api/download.ts';
import { useTexts } from '../../../platform/texts.ts';
import { toast } from '../../../platform/toasts.ts';
import { exportTexts } from './export.texts.ts';

interface Exporting {
  endpoint: ExportEndpoint | undefined;
  /** The name of the file without its extension. */
  title: string;
  state: ListState;
  /** Of the path. */
  params?: { id: string } | undefined;
  onFailure: (failure: unknown) => void;
}

/** Exports the list to a file, one export at a time; leaving the screen cancels it. */
export function useExport({ endpoint, title, state, params, onFailure }: Exporting) {
  const texts = useTexts(exportTexts);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (input: ExportInput) => {
    if (!endpoint || running.current) return;
    const ending = new AbortController();
    running.current = ending;
    onFailure(null);
    setBytes(0);
    await downloadExport<ExportEndpoint>(endpoint, {
      ...(params && { params }),
      list: state,
      body: input,
      signal: ending.signal,
      fileName: `${title}.${input.format}`,
      onProgress: setBytes,
    }).then(
      () => toast.success('list.export', texts.done(title)),
      (failure: unknown) => {
        if (!ending.signal.aborted) onFailure(failure);
      },
    );
    running.current = null;
    setBytes(null);
  };
  return {
    start,
    cancel,
    /** The number of received bytes; null while nothing is exported. */
    bytes,
  };
}
