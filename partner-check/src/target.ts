import type { Target } from './ask';

/** What the command line says; all but the address may be left out where the account is known. */
export type TargetOptions = Partial<Record<OptionName, string>>;
type OptionName = 'pokuKey' | 'partnerKey' | 'subject' | 'msisdn' | 'email';

/** Keys and account of a service that this machine knows. */
export type KnownAccount = (address: URL) => TargetOptions | undefined;

/**
 * The target of a base address and options.
 * @param accountOf fills in what the options leave out
 * @throws Error that names what is missing
 */
export const readTarget = (address: string, options: TargetOptions, accountOf: KnownAccount): Target => {
  if (!URL.canParse(address))
    throw new Error(
      `"${address}" is no address; it is called: npm run ops -- partner check https://partner.example/poku`,
    );
  const url = address.replace(/\/+$/, '');
  const known = accountOf(new URL(url));
  const value = (name: OptionName): string => {
    const text = options[name] ?? known?.[name];
    if (text === undefined || text === '') throw new Error(`--${name.replace('Key', '-key')} is missing.`);
    return text;
  };
  return {
    url,
    keys: { poku: [value('pokuKey')], partner: [value('partnerKey')] },
    subject: value('subject'),
    msisdn: value('msisdn'),
    email: value('email'),
  };
};
