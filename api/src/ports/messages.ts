/** A message to one person. */
export interface Message {
  channel: 'sms' | 'email';
  /** E.164 number or e-mail address. */
  to: string;
  text: string;
}

/** How messages leave the house. */
export interface MessagePort {
  /** True when a sent message stays readable in the outbox (the sandbox, D56); otherwise its text is erased. */
  readonly keepsText: boolean;
  /** Rejects when the message was not taken; the outbox then tries again. */
  send(message: Message): Promise<void>;
}

/** The sandbox: the outbox itself is the mailbox. */
export const sandboxMessages: MessagePort = { keepsText: true, send: () => Promise.resolve() };

/** SMS over HTTP: POST {to, text} with a bearer key; any 2xx is taken. Waits at most 5 s. */
export function createHttpMessages(url: string, key: string): MessagePort {
  return {
    keepsText: false,
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(5000),
      });
      if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}`);
    },
  };
}
