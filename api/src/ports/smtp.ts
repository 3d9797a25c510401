import { createTransport } from 'nodemailer';
import { escapeHtml } from '../http/html';
import { carrierTimeoutMs, type Carrier, type EmailMessage } from './messages';

/** The mail server. */
export interface MailSettings {
  /** `smtps://user:password@host:port`, or `smtp://` for STARTTLS. */
  url: string;
  /** `Name <address>`. */
  from: string;
  /** Longest wait for a connection, a greeting or an answer, default 5 s. */
  timeoutMs?: number;
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * E-mail over SMTP: plain text with an HTML alternative, no pictures and nothing that tracks. Links are secrets, so a
 * server that is not on this machine must encrypt.
 */
export function createSmtpMail(settings: MailSettings): Carrier<EmailMessage> {
  const { url, from, timeoutMs = carrierTimeoutMs } = settings;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isLocal = loopback.has(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>]+)>$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, link, unsubscribe, reference }) => {
    await transport.sendMail({
      from,
      ...(reference === undefined ? {} : { messageId: `<${reference}@${domain}>` }),
      to: { name: '', address: to },
      subject,
      text,
      html: htmlOf(text, [link, unsubscribe]),
      xMailer: false,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined
          ? {}
          : {
              // As RFC 8058 §3 spells it, and with no break inside of the address.
              'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    });
  };
}

/** The same text as HTML; a paragraph that is one of the links can be pressed. */
function htmlOf(text: string, links: readonly (string | undefined)[]): string {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const shown = escapeHtml(paragraph).replaceAll('\n', '<br>');
    return links.includes(paragraph) ? `<p><a href="${shown}">${shown}</a></p>` : `<p>${shown}</p>`;
  });
  return `<!doctype html><html lang="id"><body>${paragraphs.join('')}</body></html>`;
}
