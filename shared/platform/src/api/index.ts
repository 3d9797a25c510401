export {
  createApiError,
  isApiError,
  isDisturbance,
  isUnreachable,
  refusalCode,
  type ApiErrorParts,
} from './api-error';
export type { Client } from './client';
export { createClient, loadCalls } from './create-client';
export { createGuestClient } from './create-guest-client';
export { earlyResponsesFrom, responsesByKey, type EarlyResponses } from './early-responses';
export { createVerifier } from './login-challenge';
export { messageFor, refusalWording } from './message-for';
export { createSessionGuard, type SessionGuard } from './session-guard';
export type { TransportOptions } from './transport';
