import type { DataSharing, LinkageApi, LinkStart, LinkStatus } from '@poku/contract';
import { type OwnLinkageApi, readLinkageItem } from '../groups/linkage';
import type { Transport } from '../transport';
import {
  flag,
  list,
  moment,
  oneOf,
  optionalMoment,
  optionalText,
  readList,
  readRecord,
  text,
  texts,
  type WireRecord,
} from '../wire-record';

const EWALLETS = '/ewalletcoalition/{clientId}';
const SHARING = '/datashareloyalty/{clientId}';
const INITIATE = '/initiatelink';
const STATUS = '/initiatelink/checkstatus';
const LINK = '/partnerlink';

const STATUSES = { Success: 'linked', Pending: 'pending', Failed: 'failed' } as const;
const statusOf = (record: WireRecord) =>
  STATUSES[oneOf(record, 'status_desc', ['Success', 'Pending', 'Failed'])];

/** Reads the consent of the moment (D32). */
export const readSharing = (record: WireRecord): Pick<DataSharing, 'version' | 'text' | 'scope'> => ({
  version: text(record, 'version'),
  text: text(record, 'text'),
  scope: texts(record, 'scope'),
});

const readConsent = (record: WireRecord): DataSharing['consents'][number] => ({
  partnerId: text(record, 'partnerId'),
  partnerName: text(record, 'partnerName'),
  version: text(record, 'version'),
  scope: texts(record, 'scope'),
  consentedAt: moment(record, 'consentedAt'),
  withdrawnAt: optionalMoment(record, 'withdrawnAt'),
});

const readStart = (record: WireRecord): LinkStart => {
  if (flag(record, 'useOtp')) return { status: 'code-needed' };
  const authCode = text(record, 'authCode');
  const bindingUrl = optionalText(record, 'binding_url');
  if (bindingUrl !== null) return { status: 'page', authCode, bindingUrl };
  return statusOf(record) === 'linked' ? { status: 'linked' } : { status: 'pending', authCode };
};

const readStatus = (record: WireRecord): LinkStatus => ({
  status: statusOf(record),
  partnerId: text(record, 'partnerId'),
  partnerName: text(record, 'partnerName'),
  message: optionalText(record, 'message') ?? '',
});

/** Linking and unlinking ([A] §7). */
export function createLinkageApi({ clientId, get, post }: Transport): Omit<LinkageApi, keyof OwnLinkageApi> {
  return {
    ewallets: async (options) => readList(EWALLETS, await get(EWALLETS, options), readLinkageItem),
    async dataSharing(options) {
      const data = readRecord(SHARING, await get(SHARING, options));
      return { ...readSharing(data), consents: list(data, 'consents', readConsent) };
    },
    async link({ partnerId, returnPath, consentVersion, otpRequestId }) {
      const body = {
        clientId: clientId(),
        partnerId,
        urlRedirect: returnPath,
        consentVersion,
        ...(otpRequestId !== undefined && { otpRequestId }),
      };
      return readStart(readRecord(INITIATE, await post(INITIATE, { body })));
    },
    async linkStatus(authCode, options) {
      const body = { clientId: clientId(), authCode };
      return readStatus(readRecord(STATUS, await post(STATUS, { ...options, body })));
    },
    async confirmByCode(partnerId, data) {
      await post(LINK, {
        body: { clientId: clientId(), partnerId, data },
      });
    },
    async confirmByMandate(partnerId, { refNum, mandateId }) {
      const body = {
        clientId: clientId(),
        partnerId,
        refNum,
        mandateId,
      };
      await post(LINK, { body });
    },
    async unlink(partnerIds) {
      const body = {
        clientId: clientId(),
        partnerId: [...partnerIds],
      };
      await post('/partnerunlink', { body });
    },
  };
}
