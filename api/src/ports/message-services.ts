import type { BrowserKeys, Carrier, EmailMessage, MessagePort, PushMessage, SmsMessage } from './messages';
import { createSmsOverHttp, type SmsSettings } from './sms';
import { createSmtpMail, type MailSettings } from './smtp';
import { createWebPush, type PushSettings } from './web-push';

/** Which services carry messages. Messages of a channel without one stay in the outbox, which only the sandbox allows. */
export interface MessageSettings {
  sms: SmsSettings | undefined;
  mail: MailSettings | undefined;
  push?: PushSettings | undefined;
  sandbox: boolean;
}

const stays = (): Promise<void> => Promise.resolve();

/** SMS over HTTP, e-mail over SMTP and web push, each where it is configured; the sandbox keeps the texts readable all the same. */
export function createMessages({ sms, mail, push, sandbox }: MessageSettings): MessagePort {
  const sendSms: Carrier<SmsMessage> = sms === undefined ? stays : createSmsOverHttp(sms);
  const sendMail: Carrier<EmailMessage> = mail === undefined ? stays : createSmtpMail(mail);
  const sendPush: Carrier<PushMessage & { keys: BrowserKeys }> =
    push === undefined ? stays : createWebPush(push);
  return {
    keepsText: sandbox,
    send: (message) => {
      if (message.channel === 'sms') return sendSms(message);
      return message.channel === 'email' ? sendMail(message) : sendPush(message);
    },
  };
}
