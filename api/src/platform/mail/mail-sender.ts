import type { Services } from '../context.ts';
import { openNotices } from '../process/notices.ts';
import { openMailTransport, type SendMail } from './mail-transport.ts';
import { EMAIL_CHANNEL } from './queue-email.ts';
import { sendDueEmails } from './send-due-emails.ts';
import { wakeableDelay } from './wakeable-delay.ts';

/** How often the sender looks for e-mails whose next attempt is due or whose notification was lost. */
export const POLL_MILLISECONDS = 30_000;

export interface MailSender {
  /** Finishes the current e-mail and takes no other. */
  stop(): Promise<void>;
}

/** Sends queued e-mails as soon as they are committed. Any number of processes may run a sender on the same database. */
export function startMailSender(
  services: Services,
  send: SendMail = openMailTransport(services.environment),
): MailSender {
  const alarm = wakeableDelay();
  const notices = openNotices(services);
  notices.on(EMAIL_CHANNEL, alarm.ring);
  let stopping = false;

  async function work(): Promise<void> {
    while (!stopping) {
      await notices.reconnect();
      await sendDueEmails(services, send, () => stopping).catch((error: unknown) =>
        services.log.error({ err: error }, 'sending e-mails was interrupted'),
      );
      if (!stopping) await alarm.wait(POLL_MILLISECONDS);
    }
    notices.close();
  }

  const working = work();
  return {
    async stop() {
      stopping = true;
      alarm.ring();
      await working;
    },
  };
}
