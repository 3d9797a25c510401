import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database';
import { readCookie, writeCookie } from '../../http/cookies';
import { requesterOf } from '../../http/networks';
import { sha256 } from '../../security/random';
import { isKnownDevice } from './guard.repository';

/** Name of the cookie that tells a known device (D20). */
const deviceCookie = 'poku_device';
const deviceCookieAgeS = 365 * 24 * 60 * 60;

/** Where a call comes from: the address, and the device cookie when there is one. */
export interface Requester {
  address: string;
  device: string | undefined;
}

/** Where a request comes from. */
export const readRequester = (request: FastifyRequest): Requester => ({
  address: request.ip,
  device: readCookie(request, deviceCookie),
});

/** Has the browser keep what makes it a known device. */
export const writeDevice = (reply: FastifyReply, device: string, secure: boolean): void =>
  writeCookie(reply, deviceCookie, device, { maxAgeS: deviceCookieAgeS, secure });

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
