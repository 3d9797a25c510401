import { hash, verify } from '@node-rs/argon2';

/** Argon2id at the parameters of OWASP's list; 19 MiB, two passes, one lane (D13). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash of no password, so that an unknown number costs the same work as a known one (D20). */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$LCjXpz4/O1NW9VYNm9eMdg$Xxlqp9JQoTS3kxBEoQLaPaF2/LPrqx64cEAPMbJe6S8';

/** True when the password belongs to the hash; without a hash it does the same work and answers false. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobodysHash, password);
  return stored !== undefined && matches;
}
