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

/** `PUT /sandbox/partners/{slug}/faults` (D56): sets all switches; what is left out is as usual. */
export interface WireSandboxFaults {
  /** Waits before every answer, 0 to 60,000 ms. */
  latencyMs?: number;
  /** Never answers: without having done anything, or after having done it. */
  timeout?: 'none' | 'before' | 'after';
  /** Refuses every link. */
  refuse?: boolean;
  /** Closes every connection. */
  down?: boolean;
  /** How events come: see `docs/partner-protocol.md`. */
  events?: 'once' | 'twice' | 'replayed' | 'early' | 'held';
  /** Signs events with another key. */
  badSignature?: boolean;
}
