import { normalizePhone } from '@poku/domain/phone';
import { findByMsisdn } from '../../src/modules/access/member.repository';
import { createDayService, isIncluded } from '../../src/modules/ledger/day.service';
import { nameOfSigningKey } from '../../src/security/signing-key';
import { ONE_PATIENT_CONNECTION, withDatabase } from './with-database';

/**
 * Prints, as JSON, a proof for each journal of a member that is in a signed day. Rejects when there is no such member, or a proof does
 * not hold.
 */
export const proveJournals = async (number: string): Promise<void> => {
  const msisdn = normalizePhone(number);
  if (msisdn === undefined) throw new Error('npm run ops -- ledger prove <phone number>');
  await withDatabase(async (db, config) => {
    const member = await findByMsisdn(db, msisdn);
    if (member === undefined) throw new Error('There is no member with this number');
    const proofs = await createDayService({ db }).proofsOf(member.id);
    const keys = [nameOfSigningKey(config.ledgerKey), ...config.ledgerOldKeys];
    if (!proofs.every((proof) => isIncluded(proof, keys)))
      throw new Error('The books are not as they were signed; npm run ops -- ledger verify says where');
    console.log(JSON.stringify(proofs, null, 2));
  }, ONE_PATIENT_CONNECTION);
};
