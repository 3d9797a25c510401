/** A partner as its origin shows it; the colours as `#RRGGBB`. */
export interface WirePartnerBrand {
  slug: string;
  partnerId: string;
  name: string;
  logo: string;
  look: { pattern: string; light: WirePartnerColours; dark: WirePartnerColours };
}
/** What is missing is Poku's. */
export interface WirePartnerColours {
  primary?: string | undefined;
  primaryPressed?: string | undefined;
  primarySoft?: string | undefined;
  onPrimary?: string | undefined;
  header?: string | undefined;
  headerLine?: string | undefined;
  onHeader?: string | undefined;
}
/** `GET /brand`: the partner of the asked host. */
export interface WirePartnerBrandData {
  brand: WirePartnerBrand | null;
}

/** `GET /embed/brand/{slug}`: what an embed shows of a partner; it has no header. */
export interface WireEmbedBrandData {
  brand: { light: WireEmbedColours; dark: WireEmbedColours } | null;
}
/** The colours of what can be pressed. */
export type WireEmbedColours = Pick<
  WirePartnerColours,
  'primary' | 'primaryPressed' | 'primarySoft' | 'onPrimary'
>;

/** `GET /embed/origin`: whether pages of the asking origin may call the API (D4). */
export interface WireEmbedOrigin {
  isRegistered: boolean;
}
