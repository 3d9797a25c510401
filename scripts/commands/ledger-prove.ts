import { normalizePhone } from '@poku/shared/domain';
import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { findByMsisdn } from '../../api/src/modules/access/member.repository';
import { createDayService, isIncluded } from '../../api/src/modules/ledger/day.service';
import { nameOfSigningKey } from '../../api/src/security/signing-key';

/**
 * `npm run ledger:prove -- <phone number>`, for operators (docs/operators.md): prints, as JSON, a proof for each journal of a
 * member that is in a signed day. Leaves with code 1 when there is no such member, or a proof does not hold.
 */
try {
  const [number = '', ...more] = process.argv.slice(2);
  const msisdn = normalizePhone(number);
  if (msisdn === undefined || more.length > 0) throw new Error('npm run ledger:prove -- <phone number>');
  const config = readApiConfig(process.env);
  const db = await openApiDatabase(config, { maximum: 1, statementMs: 0, pauseMs: 0 });
  try {
    const member = await findByMsisdn(db, msisdn);
    if (member === undefined) throw new Error('There is no member with this number');
    const proofs = await createDayService({ db }).proofsOf(member.id);
    const keys = [nameOfSigningKey(config.ledgerKey), ...config.ledgerOldKeys];
    if (!proofs.every((proof) => isIncluded(proof, keys)))
      throw new Error('The books are not as they were signed; npm run ledger:verify says where');
    console.log(JSON.stringify(proofs, null, 2));
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
