/** Who may sign what: a root key, which only the platform's owners have, vouches for the key of each team. */

/** What a team's key may do, signed by the root key. */
export interface Certificate {
  /** Name of the key, for people and for the audit log. */
  readonly id: string;
  readonly team: string;
  /** Ed25519 public key (RFC 8032), 32 bytes in base64url. */
  readonly publicKey: string;
  /** Remotes, `shell` or `embed` that the team releases; `*` is all. */
  readonly names: readonly string[];
  /** Channels that it may promote in; `*` is all. */
  readonly channels: readonly string[];
  /** Paths that its remotes may claim, each with all below it; `*` is all. Default all. */
  readonly routes?: readonly string[];
  /** Slots that its remotes may fill; `*` is all. Default all. */
  readonly slots?: readonly string[];
  /** End of its validity, ISO 8601. */
  readonly until: string;
  /** Signature of the root key over the rest, base64url. */
  readonly signature: string;
}

/** A signature and who made it. */
export interface Signature {
  readonly certificate: Certificate;
  /** 64 bytes in base64url. */
  readonly value: string;
}

/** A text as it was signed, with its signature. */
export interface SignedText {
  readonly text: string;
  readonly signature: Signature;
}

/**
 * What is live in a channel at a time, said for a short while by a key that may say so (`timestamp`): whoever holds it has seen that each
 * state was made by a key that may. Browsers keep the newest that they saw.
 */
export interface Timestamp {
  readonly channel: string;
  readonly revision: number;
  /** SHA-256 of the text of that state, hex. */
  readonly registry: string;
  /** When it was said, ISO 8601. */
  readonly at: string;
  /** Until when it holds, ISO 8601. */
  readonly until: string;
  /** `since` of the entry of each remote, by remote. An older entry says what is no more so. */
  readonly since: Readonly<Record<string, number>>;
  /** Public keys that are revoked, whose entries are not taken. */
  readonly revoked: readonly string[];
  /** Releases that a revoked key has signed, each as `<name>@<version>`: they run no more. */
  readonly stopped: readonly string[];
}
