import { proposalOf } from '@share/contract/client/api-error.ts';
import { commonTexts } from '../platform/common.texts.ts';
import { currentLanguage } from '../platform/language.tsx';
import { toast } from '../platform/toasts.ts';

/** The toasts of one action: `role.user.add` for success, `role.user.error.add` for failure. */
export interface Announcement {
  key: `${string}.${string}`;
  done: string;
  failed: string;
}

export const announceDone = ({ key, done }: Announcement): void => toast.success(key, done);

/** The failure may be that the action waits for a second person, which is told apart. */
export function announceFailure({ key, failed }: Announcement, failure?: unknown): void {
  if (proposalOf(failure) === null) toast.error(failureOf(key), failed);
  else toast.success(key, commonTexts[currentLanguage()].proposed);
}

/** Removes the toast of an earlier failed attempt, shown or still waiting. */
export function withdrawFailure({ key }: Announcement): void {
  toast.remove(failureOf(key));
  toast.close(failureOf(key));
}

const failureOf = (key: string): string => key.replace(/\.(?=[^.]+$)/, '.error.');
