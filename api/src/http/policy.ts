/** Calls that anyone may make (D14); every other call needs a session. `METHOD path` as registered. */
const publicCalls: ReadonlySet<string> = new Set([
  'POST /loginauth',
  'POST /logintoken',
  'POST /signout',
  'GET /checklimit',
  'GET /checkmsisdn',
  'GET /checkemail',
  'POST /register',
  'POST /registerotp',
  'POST /completeregister',
  'POST /requestotp',
  'POST /validateotp',
  'POST /requestotpforgotpassword',
  'POST /validateotpforgotpassword',
  'POST /updatepassword',
  'POST /requestforgotpasswordemail',
  'POST /checkforgotpasswordemail',
  'POST /validateforgotpasswordemail',
  'POST /api/login',
  'POST /api/forgotPassword',
  'PATCH /api/changePassword/:id',
  'POST /api/register',
  'GET /api/verification/:token',
  'POST /validationemail',
  'POST /generalverificationemail',
  'POST /checkunsubscribe',
  'POST /unsubscribe',
  'POST /voucherlist',
  'GET /category/:clientId',
  'GET /getpopularvoucher/:clientId',
  'GET /customerpromotion/:clientId',
  'GET /favoritvoucher',
  'GET /favoritvoucherdetail',
  'GET /voucherdetail/:clientId',
  'GET /partnerearn/:clientId',
  'GET /customerfaq/:clientId',
  'GET /interest/:clientId',
  'GET /termcondition',
  'GET /privacypolicy',
  'GET /about',
  'GET /v1/check_redirect',
  'GET /datashareloyalty',
  'POST /checksentvoucher',
  'GET /embed/origin',
  'GET /brand',
  'GET /embed/brand/:slug',
]);

/** Calls of partners, merchants and billers, which their signatures protect instead of a session (D57, D65). */
const signedPaths = ['/partners/:slug/', '/merchants/:slug/', '/billers/:slug/'];

/** What pages tell of releases, and who reads it: the call asks for no session, and no rule of sessions applies. */
const telemetryPath = '/telemetry';

/** The ways out of e-mails, which mail providers and browsers with any session open (RFC 8058): the path's token says for whom. */
export const wayOutPath = '/notices/unsubscribe';

/** Paths of the house itself, outside the specified calls: health, documentation, sandbox (D56), telemetry, ways out of e-mails. */
const housePaths = ['/health', '/docs', '/openapi.json', '/sandbox', telemetryPath, wayOutPath];

/** True for a registered route outside the specified calls. */
export const isHouse = (path: string): boolean =>
  housePaths.some((house) => path === house || path.startsWith(`${house}/`));

/** True for a registered route that serves guests and members alike; no rule of sessions applies to a cookie that comes along. */
export const isWithoutSession = (path: string): boolean =>
  [telemetryPath, wayOutPath].some((open) => path === open || path.startsWith(`${open}/`));

/** True for a registered route of signed calls, which nobody looks at before their signature. */
export const isSignedCall = (path: string): boolean => signedPaths.some((start) => path.startsWith(start));

/** True when the registered route may be called without a session. */
export function isPublic(method: string, path: string): boolean {
  if (isHouse(path)) return true;
  if (isSignedCall(path)) return true;
  return publicCalls.has(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}
