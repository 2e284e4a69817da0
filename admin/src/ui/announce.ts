import { toast } from '../platform/toasts.ts';

/** The toasts of one deed: `series.create` says that it is done, `series.error.create` that it is not. */
export interface Announcement {
  key: `${string}.${string}`;
  done: string;
  failed: string;
}

export const announceDone = ({ key, done }: Announcement): void => toast.success(key, done);

export const announceFailure = ({ key, failed }: Announcement): void =>
  toast.error(key.replace('.', '.error.'), failed);
