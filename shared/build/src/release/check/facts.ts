import type { Certificate, Release, Signature } from '@poku/contract';
import type { RegistryDocument, ShellRelease } from '../registry-document';
import type { Finding } from './finding';

/** The bytes of a release's folder, by file name. */
export type Contents = ReadonlyMap<string, Buffer>;

/** What is judged: a release, and what really is in its folder. */
export interface Subject {
  readonly release: Release;
  readonly contents: Contents;
  /** Release of the same remote that members have, as far as it is known: for the words of a finding. */
  readonly live?: Release;
  /** Tells which line of the sources pulls a library in, when they are here: for the words of a finding. */
  readonly pulledInBy?: (library: string) => string | undefined;
}

/** What a channel has while a release comes into it. */
export interface GateContext {
  readonly registry: RegistryDocument;
  /** Release of the shell that is live; none before the first one. */
  readonly shell?: ShellRelease;
  /** Releases of other remotes that members have: the live ones and the canaries. */
  readonly others: readonly Release[];
  /** Release of the same remote that is live. */
  readonly live?: Release;
  /** Whether the version was live in this channel at some time. */
  readonly wasLive: boolean;
}

/** What is known of a signature before it is judged. */
export interface SignatureFacts {
  /** Text of `release.json` as it stands in the store. */
  readonly text: string;
  readonly signature?: Signature;
}

/** The keys that count. */
export interface KeyFacts {
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  /** Keys of the store's policy. */
  readonly good: readonly Certificate[];
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** A rule about a release alone. */
export type ReleaseRule = (subject: Subject) => readonly Finding[];

/** A rule about a release in a channel. */
export type ChannelRule = (subject: Subject, context: GateContext) => readonly Finding[];

/** `mfe-help 0.1.0-…`, for people. */
export const named = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name} ${version}`;

/** Where a remote is declared. */
export const configOf = (name: string): string => `${name}/remote.config.ts`;
