import { useState } from 'react';
import { download } from '../platform/api/download.ts';

/** Runs one download at a time; tells whether it is running and whether the last one failed. */
export function useDownload() {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const start = async (url: string, fileName: string) => {
    setState('running');
    await download(url, fileName).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { isRunning: state === 'running', hasFailed: state === 'failed', start };
}
