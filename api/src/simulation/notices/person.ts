import type { History } from './history';

/** Channels beside the inbox. */
export const channels = ['push', 'email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** What a member wants to be told. */
export interface Wanted {
  readonly isOn: boolean;
  readonly of: Readonly<Record<Channel, { readonly promo: boolean; readonly expired: boolean }>>;
}

/** A browser that takes messages until its session ends, or its push service forgets it. */
export interface Browser {
  readonly endpoint: string;
  /** By itself. */
  readonly endsAt: Date;
  /** Its member left. */
  revokedAt?: Date;
  /** Its push service does not know it any more; Poku learns that when it sends. */
  goneAt?: Date;
}

/** What a member wants and has, as the member knows it. */
export interface Person {
  readonly id: string;
  readonly msisdn: string;
  readonly email: string;
  readonly interests: readonly string[];
  readonly wanted: History<Wanted>;
  readonly isVerified: History<boolean>;
  readonly browsers: readonly Browser[];
  /** When the partner ended the link: asked for, and done. */
  linkEnded?: { readonly from: Date; readonly to: Date };
}

/** The partner whose links end, by its slug and id, and interests that there are. */
export const CAFE = { slug: 'kopi', id: '5' } as const;
export const INTERESTS = ['makan', 'musik', 'jalan', 'olahraga'] as const;

/** Where a member of this link stands at the partner whose links end. */
export const cafeReference = (memberId: string): string => `link-${CAFE.slug}-${memberId}`;
