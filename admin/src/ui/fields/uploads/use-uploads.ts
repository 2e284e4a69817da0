import { isApiError } from '@share/contract/client/api-error.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { useEffect } from 'react';
import { upload } from '../../../platform/api/api-client.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormContext } from '../../form/form-context.ts';
import type { Uploading, UploadJob } from './form-uploads.ts';

interface UploadsOptions<E extends Endpoint> {
  endpoint: E;
  /** The part of the form that the files belong to. Its uploads continue while it is not mounted, until the form is left. */
  owner: string;
  whyNot: (file: File) => ErrorCode | null;
  /** Called for each file in the order in which the files were added. */
  onStored: (stored: AnswerOf<E>, file: File) => void;
  onFailed?: () => void;
  /** Called when the last upload has ended, finished or not. */
  onEnd?: () => void;
}

const isPending = ({ refusal }: Uploading) => refusal === null;

/** Uploads many files one after another, each with its progress and a cancel button. The form cannot be saved before they end. */
export function useUploads<E extends Endpoint>({ endpoint, owner, ...options }: UploadsOptions<E>) {
  const { setBusy, uploads } = useFormContext();
  const store = uploads.of(owner);
  const jobs = useStore(store);
  // On unmount the refusals were read and can be removed; uploads in progress continue.
  useEffect(() => () => store.set(store.get().filter(isPending)), [store]);

  const change = (id: string, changes: Partial<UploadJob>) =>
    store.set(store.get().map((job) => (job.id === id ? { ...job, ...changes } : job)));
  const drop = (id: string) => store.set(store.get().filter((job) => job.id !== id));

  const send = async ({ id, file, running }: UploadJob) => {
    change(id, { percent: 0 });
    try {
      const onProgress = (sent: number, total: number) =>
        change(id, { percent: Math.round((sent / total) * 100) });
      const stored = await upload(endpoint, file, { onProgress, signal: running.signal });
      drop(id);
      options.onStored(stored, file);
    } catch (failure) {
      if (running.signal.aborted) return drop(id);
      change(id, { refusal: codeOf(failure) });
      options.onFailed?.();
    }
  };
  const sendAll = async () => {
    setBusy(owner, true);
    for (let next = store.get().find(isPending); next; next = store.get().find(isPending)) await send(next);
    if (uploads.hasEnded()) return;
    setBusy(owner, false);
    options.onEnd?.();
  };
  return {
    uploads: jobs as readonly Uploading[],
    pending: jobs.filter(isPending).length,
    add: (files: readonly File[]) => {
      const isIdle = !store.get().some(isPending);
      store.set([...store.get(), ...files.map((file) => newJob(file, options.whyNot(file)))]);
      if (isIdle) void sendAll();
    },
    /** Adds a file that the owner refuses, so that its reason is shown. */
    refuse: (file: File, refusal: ErrorCode) => store.set([...store.get(), newJob(file, refusal)]),
    /** Cancels an upload, or removes a refusal from the list. */
    dismiss: (id: string) => {
      store
        .get()
        .find((job) => job.id === id)
        ?.running.abort();
      drop(id);
    },
  };
}

const newJob = (file: File, refusal: ErrorCode | null): UploadJob => ({
  id: randomId(),
  fileName: file.name,
  percent: null,
  refusal,
  file,
  running: new AbortController(),
});

const codeOf = (failure: unknown): ErrorCode =>
  (isApiError(failure) ? failure.errors[0]?.code : undefined) ?? 'INTERNAL_ERROR';
