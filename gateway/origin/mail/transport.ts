/** Transports for messages: SMTP, or a folder when no server is set. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Rejects when the message could not be delivered to the server. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The JSON file that the folder transport writes beside each .eml file. */
export interface StoredMail {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends messages to a mail server. */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport(url, { from });
  return {
    send: async (mail) => {
      await mailer.sendMail({
        ...mail,
        headers: { ...mail.headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => mailer.close(),
  };
}

/** Writes messages to a folder readable only by its owner: an .eml file, and a .json file for inspection. */
export function folderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  let count = 0;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const composed = await composer.sendMail({
        ...mail,
        headers: { ...mail.headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const at = new Date().toISOString();
      const id = `${at.replaceAll(/[:.]/g, '-')}-${process.pid}-${(count += 1)}`;
      const stored: StoredMail = {
        id,
        at,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      };
      await writeFile(join(folder, `${id}.eml`), composed.message as Buffer, { mode: 0o600 });
      await writeFile(join(folder, `${id}.json`), JSON.stringify(stored), { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** Stores messages in memory: when there is neither a server nor a folder, as in tests. */
export function memoryTransport(): MailTransport & { readonly sent: readonly OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
      if (sent.length > 1_000) sent.shift();
    },
    close: () => undefined,
  };
}
