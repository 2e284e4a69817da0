import { setTimeout as rest } from 'node:timers/promises';
import type { Services } from '../context.ts';
import type { SendMail } from './mail-transport.ts';
import { keepLease, markFailed, markSent, type Taken, takeDueEmail } from './outbox.ts';
import { plainText } from './plain-text.ts';
import { bodyPlace } from './queue-email.ts';

/** How often the sender looks whether requests keep the process busy, and for how long at most it lets them go first. */
const REST_MILLISECONDS = 10;
const MOST_RESTS = 10;
/** The part of a rest in which the process did something else from which on it counts as busy. */
const BUSY = 0.2;

/**
 * Sends what is due, one e-mail after the other, until nothing is left or `isStopping`. Nothing is sent twice, with one
 * exception that no sender can avoid: if the process or the connection dies between the mail server's yes and our note of
 * it, the e-mail goes out again once its lease has ended, with the same Message-ID.
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

/** Writing an e-mail takes as long as answering a request, which somebody waits for. */
async function letOthersGoFirst(): Promise<void> {
  for (let rests = 0; rests < MOST_RESTS; rests += 1) {
    const before = performance.eventLoopUtilization();
    await rest(REST_MILLISECONDS);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

async function sendOne(services: Services, send: SendMail, email: Taken): Promise<void> {
  const endLease = keepLease(services, email);
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
  { id, event, recipient, subject, body, createdAt }: Taken,
) {
  if (body === null) throw new Error('The e-mail has no body');
  const html = secrets.open(body, bodyPlace(event));
  const name = `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}`;
  const domain = new URL(environment.publicUrl).hostname;
  return {
    name,
    messageId: `<${name}.${secrets.fingerprint(name, 'message-id').slice(0, 16)}@${domain}>`,
    from: environment.mailFrom,
    recipient,
    subject,
    html,
    text: plainText(html),
  };
}
