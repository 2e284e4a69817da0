import { performance } from 'node:perf_hooks';
import { setTimeout as rest } from 'node:timers/promises';
import type { Services } from '../context.ts';
import type { SendMail } from './mail-transport.ts';
import { markFailed, markSent, startRenewingLease, type Taken, takeDueEmail } from './outbox.ts';
import { plainText } from './plain-text.ts';
import { bodyPlace } from './queue-email.ts';

/** The sender pauses until the process is no longer busy with requests, but at most this many times for this long. */
const REST_MILLISECONDS = 10;
const MOST_RESTS = 10;
/** From this utilisation of the event loop during a pause on, the process counts as busy. */
const BUSY = 0.2;

/**
 * Sends the due e-mails one after the other until none is left or `isStopping` returns true. Nothing is sent twice, with one
 * exception that no sender can avoid: the process or the connection fails after the mail server has accepted the e-mail and
 * before that is stored. Then the e-mail is sent again when its lease has ended, with the same Message-ID.
 */
export async function sendDueEmails(
  services: Services,
  send: SendMail,
  isStopping = () => false,
): Promise<void> {
  while (!isStopping()) {
    const email = await takeDueEmail(services);
    if (!email) return;
    await sendOne(services, send, email);
    await letOthersGoFirst();
  }
}

/** Pauses, because an e-mail takes as much work as a request, and somebody waits for a request. */
async function letOthersGoFirst(): Promise<void> {
  for (let rests = 0; rests < MOST_RESTS; rests += 1) {
    const before = performance.eventLoopUtilization();
    await rest(REST_MILLISECONDS);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

async function sendOne(services: Services, send: SendMail, email: Taken): Promise<void> {
  const endLease = startRenewingLease(services, email);
  try {
    await send(mailOf(services, email));
  } catch (error) {
    const givenUp = await markFailed(services, email, error);
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    const facts = { emailId: email.id, attempts: email.attempts, code, responseCode };
    if (givenUp) services.log.error(facts, 'an e-mail was given up');
    else services.log.warn(facts, 'an e-mail could not be sent and is tried again later');
    return;
  } finally {
    endLease();
  }
  await markSent(services, email);
}

function mailOf(
  { environment, secrets }: Services,
  { id, event, recipient, subject, body, createdAt, sender, replyTo }: Taken,
) {
  if (body === null) throw new Error('The e-mail has no body');
  const html = secrets.open(body, bodyPlace(event));
  const name = `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}`;
  const domain = new URL(environment.publicUrl).hostname;
  return {
    name,
    messageId: `<${name}.${secrets.fingerprint(name, 'message-id').slice(0, 16)}@${domain}>`,
    from: sender ?? environment.mailFrom,
    ...(replyTo ? { replyTo } : {}),
    recipient,
    subject,
    html,
    text: plainText(html),
  };
}
