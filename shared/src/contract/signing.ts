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
