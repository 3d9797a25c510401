/** The brand and the wire keys that carry its name; nothing else spells them (D1). */
export const BRAND = {
  /** Name of the product. */
  name: 'Poku',
  /** Points in wording. */
  points: 'POKUPoin',
  /** Wire keys that contain the product's name. */
  wire: {
    points: 'poinPoku',
    pointsExpiryDate: 'pokuPoinExpiryDate',
    pointLots: 'pokuPoinLots',
    heldPoints: 'pokuPoinHeld',
    partnerPoints: 'partnerPokuPoin',
    maximumPoints: 'maximumPokuPoint',
    point: 'pokuPoint',
    pointEarn: 'pokuPointEarn',
    transactionNumber: 'pokuTransactionNumber',
    campaignId: 'pokuCampaignId',
    authCode: 'poku_auth_code',
  },
  /** Routes that contain the product's name. */
  paths: { about: '/about-poku', partners: '/mitra-poku' },
} as const;

/** What it is, for search engines and shared links. */
export const BRAND_DESCRIPTION =
  'Kumpulkan poin dari banyak partner di satu tempat, lalu tukar dengan kupon.';

/** The place for a member's purchases that are not over, on several pages. */
export const OPEN_PAYMENTS_SLOT = 'open-payments';

/** The places on the home for codes of own coupons that run out, and for links that were begun and not finished. */
export const RUNNING_CODES_SLOT = 'running-codes';
export const OPEN_LINKS_SLOT = 'open-links';

/** The place below the words of a purchase that was made: what may be asked in that moment. */
export const AFTER_PURCHASE_SLOT = 'after-purchase';

/** Id of the product's own points among partners and payment methods ([C] §9). */
export const OWN_POINTS_PARTNER_ID = '0';

/** Begins every key of what the browser keeps, but the filter's: what begins so goes with the session (see `STORAGE_KEYS`). */
export const STORAGE_PREFIX = 'poku.';

/**
 * Keys of what the browser keeps. No token of a session is ever among it (D10). A logout removes all that begin with
 * `STORAGE_PREFIX`, new ones too, and the filter; `seed`, `pushAsked`, `installPutOff`, `preview`, `typeface`, `partnerHome`, `partnerBrand` and
 * `entry` belong to no session.
 */
export const STORAGE_KEYS = {
  /** Login state, client id and points of the member, JSON ([A] §3). */
  session: 'poku.session',
  /** The catalogue's filter ([C] §4, D40); removed at logout. */
  filter: 'filter',
  /** What the member searched the catalogue for last, JSON. */
  searches: 'poku.searches',
  /** In session storage: the campaign that this visit has told the server of ([C] §7). */
  campaign: 'poku.campaign',
  /** In session storage: linking was begun in the onboarding, which the result of an e-wallet leads back to ([A] §4). */
  onboarding: 'poku.onboarding',
  /** In session storage: the checkout that was left to link a partner, an address of this site ([C] §4). */
  linkingFor: 'poku.linkingFor',
  /** Redirect token of a partner's user with its verifier, JSON, in the tab's session storage for ten minutes (D28). */
  entry: 'poku.entry',
  /** In session storage: the amounts of the checkout that is open, and the purchase that runs, JSON; removed on leaving. */
  checkout: 'poku.checkout',
  /** In session storage: the link of a sent coupon that was opened, until it is accepted, also over a login (D68). */
  gift: 'poku.gift',
  /** In session storage: the report that is being written, with its member, JSON; removed on leaving. */
  report: 'poku.report',
  /** Whether the home told of an address that waits for its verification, so that its room is kept at the next start. */
  notice: 'poku.notice',
  /** Whether the home told how to come to first points, so that their room is kept at the next start. */
  firstPoints: 'poku.first-points',
  /** Begins the keys of codes that were sent, one per flow, in session storage; see `keptCodeStore` (D26). */
  otp: 'poku.otp.',
  /** In session storage: whose verification e-mail may be sent again when, JSON. */
  verifyEmail: 'poku.verify-email',
  /** Whose notices this browser takes by web push: a client id (D66). */
  push: 'poku.push',
  /** Whether this browser was asked to take notices, once for all who use it. */
  pushAsked: 'poku.push-asked',
  /** The member put off to install the site on this device. */
  installPutOff: 'poku.install-put-off',
  /**
   * Random number of this browser, which says whether its guests have a canary; means nothing else, is sent nowhere, and stays at
   * logout.
   */
  seed: 'poku.seed',
  /** In session storage: the releases that this tab looks at before they are live, and the permit for it, JSON. */
  preview: 'poku.preview',
  /** Address of the letters that this device has (`FONT_ADDRESS`), for the first paint of its next page. */
  typeface: 'poku.typeface',
  /** Where a logout on a partner's origin leads, JSON ([A] §2). */
  partnerHome: 'poku.partner',
  /** The partner whose origin this is, as its row was when the page asked last, JSON; `null` where it is nobody's (D3). */
  partnerBrand: 'poku.brand',
} as const;

/** Name of the channel between tabs; the number changes when the messages do. */
export const EVENT_CHANNEL_NAME = 'poku.events.v1';

/** Sent as `Client_id` and in paths while nobody is logged in; owns nothing ([A] §3, D14). */
export const DEFAULT_CLIENT_ID = 'poku-web';
