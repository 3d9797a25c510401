/** An item of `GET /sandbox/outbox` (D56), newest first. */
export interface WireOutboxMessage {
  channel: 'sms' | 'email';
  to: string;
  text: string;
  otp?: string;
  link?: string;
  sentAt: string;
}

/** `POST /sandbox/clock` (D56): moves the API's clock forward. */
export interface WireSandboxClockRequest {
  advanceMs: number;
}

/** Answer of `POST /sandbox/clock`. */
export interface WireSandboxClockData {
  now: string;
}

/** `PUT /sandbox/quota`: how many more members may register from now on, null for no end (D23). */
export interface WireSandboxQuotaRequest {
  places: number | null;
}
