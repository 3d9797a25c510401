import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/tx';
import { readCookie, writeCookie } from '../../http/cookies';
import { requesterOf } from '../../http/networks';
import { randomToken, sha256 } from '../../security/random';
import { isDeviceOf, isKnownDevice } from './guard.repository';

const formerDeviceCookie = 'poku_device';
/** Name of the cookie that tells a known device (D20); the prefix needs https (D10). */
const deviceCookie = (secure: boolean): string => (secure ? '__Host-poku_device' : formerDeviceCookie);
const deviceCookieAgeS = 365 * 24 * 60 * 60;

/** Where a call comes from: the address, and the device cookie when there is one. */
export interface Requester {
  address: string;
  device: string | undefined;
}

/** Where a request comes from. */
export const readRequester = (request: FastifyRequest, secure: boolean): Requester => ({
  address: request.ip,
  // Browsers still have the name without a prefix from before.
  device: readCookie(request, deviceCookie(secure)) ?? readCookie(request, formerDeviceCookie),
});

/** A browser that may become a known device. */
export interface Browser {
  /** What its cookie says, or something new. */
  device: string;
  /** Whether the cookie has a name that other hosts of the domain can set, too: one from before the prefix. */
  isFormer: boolean;
}

/** The browser of a request. */
export function readBrowser(request: FastifyRequest, secure: boolean): Browser {
  const own = readCookie(request, deviceCookie(secure));
  const former = own === undefined ? readCookie(request, formerDeviceCookie) : undefined;
  return { device: own ?? former ?? randomToken(), isFormer: former !== undefined };
}

/** The device that a browser is for a member. A former cookie makes it one only if it was one before: it may be a stranger's. */
export async function deviceFor(tx: Tx, memberId: string, { device, isFormer }: Browser): Promise<string> {
  return !isFormer || (await isDeviceOf(tx, memberId, sha256(device))) ? device : randomToken();
}

/** Has the browser keep what makes it a known device, under the name of today alone. */
export function writeDevice(reply: FastifyReply, device: string, secure: boolean): void {
  const name = deviceCookie(secure);
  writeCookie(reply, name, device, { maxAgeS: deviceCookieAgeS, secure });
  if (name !== formerDeviceCookie && readCookie(reply.request, formerDeviceCookie) !== undefined)
    writeCookie(reply, formerDeviceCookie, '', { maxAgeS: 0, secure });
}

const devicePrefix = 'device:';

/**
 * Whom tries at a number are counted for. A known device of its owner counts on its own, so that what strangers do shuts no owner
 * out (D20, D61); everybody else is their address.
 */
export async function requesterKey(tx: Tx, msisdn: string, { address, device }: Requester): Promise<string> {
  const hash = device === undefined ? undefined : sha256(device);
  const isOwners = hash !== undefined && (await isKnownDevice(tx, msisdn, hash));
  return isOwners ? `${devicePrefix}${hash}` : requesterOf(address);
}

/** Pattern of SQL of the keys of known devices. */
export const devicesLike = `${devicePrefix}%`;

/** Whether a key is that of an address. The empty one is nobody in particular: members with a session. */
export const isStranger = (key: string): boolean => key !== '' && !key.startsWith(devicePrefix);
