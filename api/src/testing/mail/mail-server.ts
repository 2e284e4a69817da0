import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  port: number;
  mails: Email[];
  /** Resolves with the next e-mail that arrives. */
  next: () => Promise<Email>;
  close: () => Promise<void>;
}

interface Answer {
  responseCode: number;
  message: string;
}

/** A local mail server that stores the e-mails it gets. `refuse` decides for which recipients it refuses them. */
export async function aMailServer(
  options: { port?: number; refuse?: (recipient: string) => boolean | Answer } = {},
): Promise<MailServer> {
  const mails: Email[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refused = options.refuse?.(address) ?? false;
      const answer = refused === true ? { responseCode: 550, message: '5.1.1 No such mailbox' } : refused;
      done(answer ? Object.assign(new Error(answer.message), answer) : null);
    },
    async onData(stream, _session, done) {
      const whole = await buffer(stream).catch(() => null);
      // The sender left in the middle of the e-mail.
      if (whole === null) return;
      const mail = await PostalMime.parse(whole);
      mails.push(mail);
      done();
      arrivals.emit('mail', mail);
    },
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    next: async () => (await once(arrivals, 'mail'))[0] as Email,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
