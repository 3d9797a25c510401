/** What every message has. */
interface AnyMessage {
  /**
   * The same whenever this message is sent again, since a process ended before it had recorded that it was sent: a carrier can drop
   * the second one. 1 to 40 letters, digits and hyphens.
   */
  reference?: string;
}

/** A text message to one number. */
export interface SmsMessage extends AnyMessage {
  channel: 'sms';
  /** E.164 number. */
  to: string;
  text: string;
}

/** An e-mail to one address. */
export interface EmailMessage extends AnyMessage {
  channel: 'email';
  to: string;
  subject: string;
  /** Plain text; empty lines separate its paragraphs. */
  text: string;
  /** The address that the text asks to open; the text has it too. */
  link?: string;
  /** The address that ends e-mails like this one in one click (RFC 8058); the text has it too. */
  unsubscribe?: string;
}

/** A message to one browser by web push. */
export interface PushMessage extends AnyMessage {
  channel: 'push';
  /** E.164 number of the member, who has the browser. */
  to: string;
  /** The browser's address at its push service. */
  endpoint: string;
  title: string;
  text: string;
  /** The address in the site that it leads to. */
  path: string;
  /** A browser shows one message of a tag. At most 32 letters, digits and hyphens. */
  tag: string;
  /** Whether it should not wait until the device wakes up. */
  isUrgent: boolean;
  /** How long the push service keeps it for a device that is off, in whole seconds. */
  lifeS: number;
}

/** A browser's keys, base64url (RFC 8291). */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** A message to one person. */
export type Message = SmsMessage | EmailMessage | (PushMessage & { keys: BrowserKeys });

/** Why a message was not sent: nobody is there any more, and will not be. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

/** Sends messages to people. */
export interface MessagePort {
  /** True when a sent message stays readable in the outbox (the sandbox, D56); otherwise its text is erased. */
  readonly keepsText: boolean;
  /** Rejects when the message was not taken; the outbox then tries again. */
  send(message: Message): Promise<void>;
}

/** Sends messages of one channel; rejects when the message was not taken. */
export type Carrier<T extends Message> = (message: T) => Promise<void>;

/** Longest wait for a connection, a greeting or an answer of a message service, in milliseconds. */
export const carrierTimeoutMs = 5000;

/** For the sandbox: sends nothing, since messages are read in the outbox. */
export const sandboxMessages: MessagePort = { keepsText: true, send: () => Promise.resolve() };
