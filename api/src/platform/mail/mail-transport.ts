import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Environment } from '../environment.ts';
import { drawCodes } from './draw-codes.ts';
import type { Mailbox } from './mail.tables.ts';

interface OutgoingMail {
  /** The name of the .eml file. It is the same at every attempt, so that a repeated mail replaces its file. */
  name: string;
  messageId: string;
  /** A mailbox is always one address, whatever characters it contains. */
  from: string | Mailbox;
  replyTo?: Mailbox;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

/** Returns when the mail server has accepted the e-mail (or the file is written), else throws. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const TEN_SECONDS = 10_000;
/** Nothing in a mail may make this server read a file or fetch an address (R20). */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** Sends to the mail server of SMTP_URL, or without one writes .eml files to DATA_DIR/mail. */
export const openMailTransport = ({ smtpUrl, dataDir }: Environment): SendMail =>
  smtpUrl ? sendBySmtp(smtpUrl) : writeToFolder(join(dataDir, 'mail'));

const smtpTransport = (url: string) =>
  createTransport({
    url,
    ...CLOSED,
    connectionTimeout: TEN_SECONDS,
    greetingTimeout: TEN_SECONDS,
    socketTimeout: TEN_SECONDS,
    dnsTimeout: TEN_SECONDS,
  });

/** Connects to a mail server and signs in; throws if that fails. */
export const reachMailServer = async (smtpUrl: string): Promise<void> =>
  void (await smtpTransport(smtpUrl).verify());

function sendBySmtp(url: string): SendMail {
  const transport = smtpTransport(url);
  return async (mail) => void (await transport.sendMail(await messageOf(mail)));
}

function writeToFolder(folder: string): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  return async (mail) => {
    const { message } = await composer.sendMail(await messageOf(mail));
    const file = join(folder, `${mail.name}.eml`);
    const begin = () => open(`${file}.part`, 'w', 0o600);
    // The folder is only created if it is missing, because creating an existing one takes as long as composing the mail.
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

const messageOf = async ({ messageId, from, replyTo, recipient, subject, html, text }: OutgoingMail) => ({
  messageId,
  from,
  ...(replyTo ? { replyTo } : {}),
  to: { name: '', address: recipient },
  subject,
  ...(await drawCodes(html)),
  text,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
});
