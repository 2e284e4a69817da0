import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { createStore, type Store } from '../../../platform/store.ts';

/** An upload that is waiting (null), in progress or refused. Finished uploads are removed. */
export interface Uploading {
  id: string;
  fileName: string;
  percent: number | null;
  refusal: ErrorCode | null;
}

export interface UploadJob extends Uploading {
  file: File;
  running: AbortController;
}

export interface FormUploads {
  /** The uploads of one part of the form. They continue while that part is not on the screen. */
  of: (owner: string) => Store<readonly UploadJob[]>;
  /** Called when the form is mounted; returns a function that cancels all uploads when the form is left. */
  begin: () => () => void;
  /** Whether the form was left. */
  hasEnded: () => boolean;
}

/** The uploads of a form. No upload outlives its form: another visit to the same record starts without any. */
export function formUploads(): FormUploads {
  const ofOwners = new Map<string, Store<readonly UploadJob[]>>();
  let isOver = false;
  return {
    of: (owner) => {
      const jobs = ofOwners.get(owner) ?? createStore<readonly UploadJob[]>([]);
      ofOwners.set(owner, jobs);
      return jobs;
    },
    begin: () => {
      isOver = false;
      return () => {
        isOver = true;
        for (const jobs of ofOwners.values()) for (const { running } of jobs.get()) running.abort();
      };
    },
    hasEnded: () => isOver,
  };
}
