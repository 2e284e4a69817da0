import { toast } from '../platform/toasts.ts';

/** The toasts of one action: `role.user.add` for success, `role.user.error.add` for failure. */
export interface Announcement {
  key: `${string}.${string}`;
  done: string;
  failed: string;
}

export const announceDone = ({ key, done }: Announcement): void => toast.success(key, done);

export const announceFailure = ({ key, failed }: Announcement): void => toast.error(failureOf(key), failed);

/** Removes the toast of an earlier failed attempt, shown or still waiting. */
export function withdrawFailure({ key }: Announcement): void {
  toast.remove(failureOf(key));
  toast.close(failureOf(key));
}

const failureOf = (key: string): string => key.replace(/\.(?=[^.]+$)/, '.error.');
