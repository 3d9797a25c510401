import { type Service } from '../ask';

/** A biller's service that is checked. */
export interface BillerTarget extends Service {
  /** The biller's code of a package. */
  readonly product: string;
  /** Where it would go, with country code. */
  readonly number: string;
}

/** What the command line says; all may be left out of a biller that the settings of this machine know. */
export type BillerOptions = Partial<Record<'pokuKey' | 'billerKey' | 'product' | 'number', string>>;

/** What this machine knows of a biller, by its name or its base address. */
export type KnownBiller = (biller: string) => (BillerOptions & { readonly url: string }) | undefined;

/**
 * The target of a name or a base address, and options.
 * @param knownAs fills in what the options leave out
 * @throws Error that names what is missing
 */
export const readBillerTarget = (
  biller: string,
  options: BillerOptions,
  knownAs: KnownBiller,
): BillerTarget => {
  const known = knownAs(biller);
  const url = (known?.url ?? biller).replace(/\/+$/, '');
  if (!URL.canParse(url))
    throw new Error(
      `"${biller}" is no biller of the settings and no address; it is called: npm run ops -- biller check https://poku.biller.example/api`,
    );
  const value = (name: keyof BillerOptions): string => {
    const text = options[name] ?? known?.[name];
    if (text === undefined || text === '') throw new Error(`--${name.replace('Key', '-key')} is missing.`);
    return text;
  };
  return {
    url,
    keys: { poku: [value('pokuKey')], partner: [value('billerKey')] },
    product: value('product'),
    number: value('number'),
  };
};
