import type {
  checkMailServer as endpoint,
  MailCheckOutcome,
} from '@share/contract/areas/settings/settings.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { reachMailServer } from '../../platform/mail/mail-transport.ts';
import { withTimeout } from '../../platform/mail/with-timeout.ts';

/** Connects to the mail server of the configuration and signs in; answers the reason if that fails. */
export async function checkMailServer({
  environment: { smtpUrl },
  log,
}: Context): Promise<AnswerOf<typeof endpoint>> {
  if (!smtpUrl) return { outcome: 'not-configured', server: null };
  // Only the host is shown, because the address also contains the password.
  const server = new URL(smtpUrl).host;
  try {
    await withTimeout(reachMailServer(smtpUrl));
    return { outcome: 'works', server };
  } catch (error) {
    const { code, syscall, responseCode } = error as {
      code?: string;
      syscall?: string;
      responseCode?: number;
    };
    log.warn({ code, responseCode }, 'the mail server was checked and cannot be used');
    return { outcome: outcomeOf(code, syscall), server };
  }
}

const outcomes: Record<string, MailCheckOutcome> = {
  EDNS: 'unknown-host',
  ETIMEDOUT: 'too-slow',
  ECONNECTION: 'not-reachable',
  ETLS: 'not-secure',
  EAUTH: 'wrong-password',
  ENOAUTH: 'wrong-password',
};

/** Errors of the socket that do not come from the system come from the encryption. */
function outcomeOf(code = '', syscall?: string): MailCheckOutcome {
  if (code === 'ESOCKET') return syscall === undefined ? 'not-secure' : 'not-reachable';
  return outcomes[code] ?? 'other-answer';
}
