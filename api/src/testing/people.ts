import { z } from 'zod';
import { dataOf, type Answer, type TestApi } from './api';

let count = 0;

/** Somebody who has not registered. */
export interface Person {
  phone: string;
  email: string;
}

/** Somebody new; every call gives another one, also across resets. */
export function newPerson(): Person {
  count += 1;
  return { phone: `0813${String(10_000_000 + count)}`, email: `orang${count}@contoh.id` };
}

/** A code that was sent. */
export interface SentCode {
  otpRequestId: string;
  otpCode: string;
}

const issued = z.object({ otpRequestId: z.string(), remainingOTP: z.number() });

/** The request and the code of an answer of a call that sends one. */
export async function sentCode(api: TestApi, answer: Answer, phone: string): Promise<SentCode> {
  const { otpRequestId } = dataOf(answer, issued);
  return { otpRequestId, otpCode: await api.lastOtp(phone) };
}

/** Asks for the code of a registration. */
export async function askToRegister(api: TestApi, { phone, email }: Person): Promise<SentCode> {
  return sentCode(api, await api.call('POST', '/register', { body: { msisdn: phone, email } }), phone);
}

/** Asks for the code of a forgotten password. */
export async function askForgotten(api: TestApi, phone: string): Promise<SentCode> {
  return sentCode(
    api,
    await api.call('POST', '/requestotpforgotpassword', { body: { msisdn: phone } }),
    phone,
  );
}

/** What completes a registration with a code, everything right. */
export const completion = (person: Person, code: SentCode) => ({
  msisdn: person.phone,
  ...code,
  email: person.email,
  name: 'Orang Baru',
  dob: '1995-05-17',
  password: 'Rahasia123',
  gender: '1',
});

/** Makes a member with the password of the fixtures. */
export async function register(api: TestApi, person: Person = newPerson()): Promise<Person> {
  const body = completion(person, await askToRegister(api, person));
  const answer = await api.call('POST', '/completeregister', { body });
  if (answer.responseCode !== 200) throw new Error(`Nobody registered: ${answer.message}`);
  return person;
}

/** A code that is wrong; another one for each `turn`. */
export const wrongCode = (code: string, turn = 0): string =>
  String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');
