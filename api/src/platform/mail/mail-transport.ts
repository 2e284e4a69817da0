import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Environment } from '../environment.ts';

interface OutgoingMail {
  /** Names the .eml file; the same at every try, so that a repeated mail takes its own place. */
  name: string;
  messageId: string;
  from: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands one e-mail over, or throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const TEN_SECONDS = 10_000;
/** Nothing in a mail may make this server read a file or fetch an address (R20). */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** The mail server that SMTP_URL names, or else .eml files in DATA_DIR/mail. */
export const openMailTransport = ({ smtpUrl, dataDir }: Environment): SendMail =>
  smtpUrl ? sendBySmtp(smtpUrl) : writeToFolder(join(dataDir, 'mail'));

function sendBySmtp(url: string): SendMail {
  const transport = createTransport({
    url,
    ...CLOSED,
    connectionTimeout: TEN_SECONDS,
    greetingTimeout: TEN_SECONDS,
    socketTimeout: TEN_SECONDS,
    dnsTimeout: TEN_SECONDS,
  });
  return async (mail) => void (await transport.sendMail(messageOf(mail)));
}

function writeToFolder(folder: string): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail));
    const file = join(folder, `${mail.name}.eml`);
    const begin = () => open(`${file}.part`, 'w', 0o600);
    // Making a folder that is there takes as long as composing the mail.
    const handle = await begin().catch(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return begin();
    });
    try {
      await handle.writeFile(message as Buffer);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${file}.part`, file);
  };
}

const messageOf = ({ messageId, from, recipient, subject, html, text }: OutgoingMail) => ({
  messageId,
  from,
  // As an object it stays one address, whatever characters it holds.
  to: { name: '', address: recipient },
  subject,
  html,
  text,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
});
