import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../platform/api/api-client.ts';

/** Uploads one file at a time; gives its progress in per cent and a way to cancel it. */
export function useUpload<E extends Endpoint>(endpoint: E) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to what the server stored, or null when the upload was cancelled. */
  const send = async (file: File): Promise<AnswerOf<E> | null> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setPercent(0);
    try {
      const onProgress = (sent: number, total: number) => setPercent(Math.round((sent / total) * 100));
      return await upload(endpoint, file, { onProgress, signal: own.signal });
    } catch (failure) {
      if (own.signal.aborted) return null;
      throw failure;
    } finally {
      if (running.current === own) setPercent(null);
    }
  };
  return { percent, send, cancel: () => running.current?.abort() };
}
