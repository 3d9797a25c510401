/** A text message to one number. */
export interface SmsMessage {
  channel: 'sms';
  /** E.164 number. */
  to: string;
  text: string;
}

/** An e-mail to one address. */
export interface EmailMessage {
  channel: 'email';
  to: string;
  subject: string;
  /** Plain text; empty lines separate its paragraphs. */
  text: string;
  /** The address that the text asks to open; the text has it too. */
  link?: string;
}

/** A message to one person. */
export type Message = SmsMessage | EmailMessage;

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
