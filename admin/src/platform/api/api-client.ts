import { createClient, isDone, needsPassword } from '@share/contract/client/client.ts';
import type { Incoming } from '@share/contract/client/transport.ts';
import { noticeUnavailable } from '../maintenance-state.ts';
import { askAgain } from '../session/ask-again.ts';
import { sendSignedIn } from '../session/send-signed-in.ts';
import { noticeForbidden } from './forbidden.ts';
import { noticeOutage } from './outage-state.ts';
import { target } from './request-to-api.ts';
import { noticeReached } from './server-reached.ts';

export { ApiError, isApiError } from '@share/contract/client/api-error.ts';

function onAnswer(answer: Incoming): void {
  if (isDone(answer)) {
    noticeOutage(false);
    noticeReached();
  }
  if (answer.status === 403 && !needsPassword(answer)) noticeForbidden();
  if (answer.status === 503) noticeUnavailable(answer.envelope?.data);
}

export const { call, upload } = createClient({ target, sendSignedIn, askAgain, onAnswer });
