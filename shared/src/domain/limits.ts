/**
 * Every delay, debounce, limit and scale of the specifications, named with its unit.
 * `Ms` milliseconds, `S` seconds, `Chars` characters, `Points` whole points, `Px` CSS pixels.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Transport

/** Longest wait for an answer ([A] §8, [A] §9, D6). */
export const REQUEST_TIMEOUT_MS = 8 * SECOND_MS;
/** Longest wait for the answer to a purchase (D6). */
export const BUY_TIMEOUT_MS = 12 * SECOND_MS;
/** Longest wait for the answer to an e-mail verification ([A] §9). */
export const VERIFICATION_TIMEOUT_MS = 10 * SECOND_MS;
/** The server answers within this time, with 20002 when the result is not known yet (D6). */
export const SERVER_ANSWER_MS = 6 * SECOND_MS;

/** How long browsers may keep the answer to a preflight (D4); two hours are the most that they take. */
export const PREFLIGHT_LIFE_S = 2 * 60 * 60;

/** How long browsers stay with https (HSTS) after an answer of production. */
export const HSTS_LIFE_S = 365 * 86_400;

// Session and login

/** Length of the verifier that our client makes (D12). */
export const VERIFIER_CHARS = 64;
/** Shortest verifier that the API accepts ([A] §4, D12). */
export const VERIFIER_MIN_CHARS = 10;
/** Longest verifier that the API accepts (D12). */
export const VERIFIER_MAX_CHARS = 128;
/** Life of an authorization code (D12). */
export const AUTHORIZATION_CODE_LIFE_MS = MINUTE_MS;
/** A session without a call ends after this time (D10). */
export const SESSION_IDLE_MS = 7 * DAY_MS;
/** A session ends after this time in any case (D10). */
export const SESSION_LIFE_MS = 30 * DAY_MS;
/** Wrong passwords in a row that lock the login (D20). */
export const LOGIN_MAX_FAILURES = 5;
/** Lock of the login after too many wrong passwords ([A] §8, D20). */
export const LOGIN_LOCK_MS = 10 * MINUTE_MS;
/** How long a password or a code that was given counts as fresh (D59, D60). */
export const FRESH_AUTHENTICATION_MS = 10 * MINUTE_MS;
/** After a logout the session state becomes guest ([A] §4). */
export const LOGOUT_STATE_DELAY_MS = 2_000;
/** After a logout the page is left ([A] §4). */
export const LOGOUT_REDIRECT_DELAY_MS = 2_500;
/** Wait after a login before the page is left ([A] §9). */
export const LOGIN_REDIRECT_DELAY_MS = 300;
/** Wait after a login before its data is read again ([A] §9). */
export const LOGIN_REFRESH_DELAY_MS = 100;

// One-time codes

/** Digits of an OTP for own points, registration and forgot password ([A] §9). */
export const OTP_DIGITS = 6;
/** Digits of the OTP of the second payment method ([A] §9, [C] §9). */
export const PARTNER_OTP_DIGITS = 4;
/** Wait between two sends ([A] §4, D21). */
export const OTP_RESEND_WAIT_MS = 60 * SECOND_MS;
/** Sends inside the window of `OTP_WINDOW_MS` (D21). */
export const OTP_MAX_SENDS = 5;
/** Window in which sends are counted (D21). */
export const OTP_WINDOW_MS = 3 * HOUR_MS;
/** Wrong codes in a row that lock (D21). */
export const OTP_MAX_FAILURES = 3;
/** Lock after too many wrong codes ([A] §4, D21). */
export const OTP_LOCK_MS = 3 * HOUR_MS;
/** Life of a code (D21). */
export const OTP_LIFE_MS = 5 * MINUTE_MS;
/** Time in which a verified code may be used (D21). */
export const OTP_VERIFIED_LIFE_MS = 15 * MINUTE_MS;
/** The same for a payment (D21). */
export const PAYMENT_OTP_VERIFIED_LIFE_MS = 5 * MINUTE_MS;
/** How long an opened checkout stands for what a later call leaves out (D62). */
export const CHECKOUT_LIFE_MS = 30 * MINUTE_MS;

// Forms

/** Shortest phone number in a form, without prefix ([A] §5). */
export const PHONE_FORM_MIN_CHARS = 8;
/** Longest phone number in a form, without prefix ([A] §5). */
export const PHONE_FORM_MAX_CHARS = 12;
/** Fewest digits of a national number (D17). */
export const PHONE_NATIONAL_MIN_DIGITS = 8;
/** Most digits of a national number (D17). */
export const PHONE_NATIONAL_MAX_DIGITS = 13;
/** Shortest number in forgot password, as typed ([A] §5). */
export const FORGOT_PHONE_MIN_CHARS = 9;
/** Longest number in forgot password, as typed ([A] §5). */
export const FORGOT_PHONE_MAX_CHARS = 14;
/** More digits than this lock the forgot-password field ([A] §5). */
export const FORGOT_LOCK_DIGITS = 16;
/** More characters than this that can become no e-mail lock the forgot-password field ([A] §5, [A] §9, D63). */
export const FORGOT_LOCK_TEXT_CHARS = 25;
/** The page reloads after the field was locked ([A] §5). */
export const FORGOT_LOCK_RELOAD_MS = SECOND_MS;
/** Shortest password ([A] §5, D13). */
export const PASSWORD_MIN_CHARS = 8;
/** Longest password (D13). */
export const PASSWORD_MAX_CHARS = 128;
/** Longest e-mail address (RFC 5321 §4.5.3). */
export const EMAIL_MAX_CHARS = 254;
/** Longest name that is stored. */
export const NAME_MAX_CHARS = 100;
/** First birth date that is accepted, `YYYY-MM-DD` ([A] §5). */
export const BIRTH_DATE_FIRST = '1900-01-01';
/** Debounce of availability checks ([A] §9). */
export const AVAILABILITY_DEBOUNCE_MS = 300;
/** Debounce of phone fields and searches ([A] §9, [C] §9). */
export const SEARCH_DEBOUNCE_MS = 500;
/** Debounce of the user check of forgot password ([A] §9). */
export const USER_CHECK_DEBOUNCE_MS = 600;
/** Longest report (D55). */
export const REPORT_MAX_CHARS = 2_000;
/** Reports that a member may send in a day (D55). */
export const REPORTS_PER_DAY = 5;
/** A report is answered within this time ([C] §8). */
export const REPORT_ANSWER_MS = 2 * DAY_MS;
/** Longest answer of an operator to a report. */
export const REPORT_ANSWER_MAX_CHARS = 5_000;
/** Longest comment of a feedback. */
export const FEEDBACK_COMMENT_MAX_CHARS = 2_000;
/** Feedbacks that a member may send in a day; as with reports (D55). */
export const FEEDBACKS_PER_DAY = 5;

// Messages

/** A toast ([A] §9, [C] §9). */
export const TOAST_MS = 2 * SECOND_MS;
/** Beside that an error stays as long as it takes to read it: milliseconds for each of its characters. */
export const TOAST_CHAR_MS = 80;
/** A toast at checkout ([A] §9, [C] §9). */
export const CHECKOUT_TOAST_MS = 3 * SECOND_MS;
/** The toast after copying a code ([C] §4). */
export const COPY_TOAST_MS = 4 * SECOND_MS;
/** The success message of an OTP ([A] §4). */
export const OTP_SUCCESS_MS = 5 * SECOND_MS;

/** A page that takes longer than this to come says so. */
export const SLOW_MS = 3 * SECOND_MS;

// Flows

/** Wait before a partner's page opens from the linkage page ([A] §4). */
export const PARTNER_REDIRECT_MS = 3 * SECOND_MS;
/** Wait before the dedicated page starts the e-wallet binding ([A] §4). */
export const EWALLET_BIND_MS = 5 * SECOND_MS;
/** Wait before the e-wallet result page is left ([A] §4). */
export const EWALLET_RESULT_REDIRECT_MS = 2 * SECOND_MS;
/** Wait before 'lewati' of the landing page leaves ([A] §2). */
export const LANDING_SKIP_MS = 300;
/** Wait before a partner's site opens in a new tab ([C] §2). */
export const PARTNER_SITE_OPEN_MS = 300;
/** Wait before the payment form of an e-wallet is sent ([C] §4). */
export const PAYMENT_FORM_SUBMIT_MS = 1_200;
/** Wait before a member whom the browser has not led to the e-wallet's page is told so. */
export const PAYMENT_LEAVE_WAIT_MS = 4_000;
/** Time in which a member pays on the e-wallet's page; what nobody paid then is called off (D47). */
export const EWALLET_PAYMENT_LIFE_MS = 15 * MINUTE_MS;
/** Waits before the inquiries of a payment whose outcome nobody knows; then it is an operator's (D47). */
export const PAYMENT_INQUIRY_WAITS_MS = [
  5 * SECOND_MS,
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
] as const;
/** Time between two searches for orders that nobody goes on with (D47). */
export const ORDER_RECOVERY_INTERVAL_MS = 30 * SECOND_MS;
/** Longest wait for a partner's answer to a debit, a payment or a code (D6). */
export const PARTNER_PAYMENT_TIMEOUT_MS = 3 * SECOND_MS;
/** What minus takes off a partner's points at checkout, down to a multiple of it. */
export const SPLIT_STEP_POINTS = 1_000;
/** Most external sources of a payment whose code the partner sends (D45). */
export const EXTERNAL_OTP_SOURCES_MAX = 1;
/** Time between two polls ([A] §4). */
export const POLL_INTERVAL_MS = 5 * SECOND_MS;
/** Most tries of a poll (D33). */
export const POLL_MAX_TRIES = 24;
/** Life of a link that has not been confirmed (D30). */
export const PENDING_LINK_LIFE_MS = 15 * MINUTE_MS;
/** Life of a redirect token of a partner's user (D28). */
export const REDIRECT_TOKEN_LIFE_MS = 10 * MINUTE_MS;
/** Longest wait for a partner's answer to a link call, so that ours comes within `SERVER_ANSWER_MS` (D6). */
export const PARTNER_LINK_TIMEOUT_MS = 3 * SECOND_MS;
/** Longest wait for the answer to an inquiry, or for a balance (D6, D31). */
export const PARTNER_INQUIRY_TIMEOUT_MS = 1_500;
/** Life of a password reset link (D24). */
export const RESET_LINK_LIFE_MS = 30 * MINUTE_MS;
/** Life of an e-mail verification link ([A] §4, D24). */
export const VERIFICATION_LINK_LIFE_MS = 24 * HOUR_MS;
/** Wait between two verification e-mails to one address; as with codes ([A] §4, D21). */
export const LINK_RESEND_WAIT_MS = 60 * SECOND_MS;
/** E-mails with a link of one kind that a member gets inside `LINK_WINDOW_MS`; as with codes ([A] §8, D21). */
export const LINK_MAX_SENDS = 5;
/** Window in which e-mails with a link are counted ([A] §8, D21). */
export const LINK_WINDOW_MS = 3 * HOUR_MS;

// Catalogue, checkout, coupons, history

/** Maximum of the price filter that means no maximum ([C] §5, D40). */
export const PRICE_FILTER_NO_MAXIMUM_POINTS = 60_001;
/** What a press of an arrow key moves a thumb of the price slider by, in points. */
export const PRICE_SLIDER_STEP_POINTS = 500;
/** Most coupons that a list shows below each other; beyond that a search is the better way. */
export const LOADED_COUPONS_MAX = 1_000;
/** Longest text of a coupon search. */
export const SEARCH_MAX_CHARS = 100;
/** Most brands of one filter. */
export const FILTER_BRANDS_MAX = 100;
/** Most coupons that are recommended to a member. */
export const RECOMMENDATIONS_MAX = 20;
/** A member's recommendations are reckoned anew after this time. */
export const RECOMMENDATION_LIFE_MS = DAY_MS;
/** What was bought within this time is not recommended again. */
export const RECENT_PURCHASE_MS = 30 * DAY_MS;
/** Category that leads to the prepaid packages ([C] §2). */
export const PREPAID_CATEGORY_ID = '5';
/** Categories in one row of the home grid ([A] §9). */
export const CATEGORIES_PER_ROW = 4;
/** More categories than this need 'Lihat Semua' ([A] §9). */
export const CATEGORIES_COLLAPSED = 8;
/** Height of the home grid while it is collapsed, at the browser's default text size ([A] §9). */
export const CATEGORIES_COLLAPSED_HEIGHT_PX = 167;
/** Partners in sight in the partner carousel ([A] §9). */
export const PARTNER_CAROUSEL_SLIDES = 3;
/** A carousel's step from one slide to the next ([A] §9). */
export const CAROUSEL_STEP_MS = 300;
/** A carousel that moves by itself shows a slide for this long. */
export const CAROUSEL_ADVANCE_MS = 6 * SECOND_MS;
/** Fewest units of a purchase (D50). */
export const QUANTITY_MIN = 1;
/** Most units of a purchase, unless configured otherwise (D50). */
export const QUANTITY_MAX = 10;
/** Units of a prepaid package in a purchase ([C] §4). */
export const PREPAID_QUANTITY = 1;
/** First page size of coupons and history, and what 'Load more' adds ([C] §4). */
export const LIST_PAGE_SIZE = 5;
/** Largest page that a list call gives (D52). */
export const PER_PAGE_MAX = 100;
/** Page size of catalogue lists. */
export const CATALOGUE_PAGE_SIZE = 20;
/** The loading indicator of 'Load more' in the history ([C] §4). */
export const LOAD_MORE_INDICATOR_MS = 500;
/** Life of a revealed code ([C] §4, D51). */
export const REVEAL_LIFE_MS = 30 * MINUTE_MS;
/** From this much on a revealed code's countdown looks like a warning. */
export const REVEAL_WARNING_MS = 5 * MINUTE_MS;
/** What is left of a revealed code when a screen reader is told, besides its end. */
export const REVEAL_ANNOUNCED_MS = [5 * MINUTE_MS, MINUTE_MS] as const;
/** Characters of a code in the list card ([C] §4). */
export const CARD_CODE_CHARS = 15;

// Points, tiers, feedback

/** Life of points unless configured otherwise, in months (D37). */
export const POINTS_LIFE_MONTHS = 12;
/** Scale of the tier ring for Silver (D39, [A] §9). */
export const TIER_RING_SILVER = 99;
/** Scale of the tier ring for Gold and Platinum (D39, [A] §9). */
export const TIER_RING_UPPER = 999;
/** Stars of a feedback question ([C] §9). */
export const FEEDBACK_STARS = 5;
/** From this many stars a member is satisfied ([C] §4). */
export const FEEDBACK_SATISFIED_STARS = 4;
/** Question of the feedback about satisfaction ([C] §9). */
export const SATISFACTION_QUESTION_ID = '6';

// Partner embed

/** The embed's bundle is waited for at most this long (architecture, 'The partner embed'). */
export const EMBED_LOAD_TIMEOUT_MS = 10 * SECOND_MS;
/** A host's own function for a redirect token is waited for at most this long. */
export const EMBED_TOKEN_TIMEOUT_MS = 8 * SECOND_MS;
/** Largest corner radius that an appearance may ask for, in CSS pixels. */
export const EMBED_RADIUS_MAX_PX = 24;
/** Least height that a host may give to the embed, in CSS pixels. */
export const EMBED_HEIGHT_MIN_PX = 200;

// Offline

/** A value that a device keeps is deleted after this time, unless it ends sooner (`OfflineShelf`). */
export const OFFLINE_LIFE_MS = 30 * DAY_MS;
/** A page of the site is waited for this long before the one that the device keeps is shown, in seconds. */
export const PAGE_PATIENCE_S = 4;
/** Releases of shell and remotes: files that a device keeps; the ones not used for longest go first. */
export const KEPT_FILES_MAX = 200;
/** Pictures that a device keeps. */
export const KEPT_PICTURES_MAX = 150;
/** A picture that a device keeps is deleted after this time without a fresher one, in seconds. */
export const KEPT_PICTURE_LIFE_S = 30 * 24 * 60 * 60;
