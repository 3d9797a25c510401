/** How a new remote is called in every place. */
export interface RemoteNames {
  /** Folder, workspace and federation name, `mfe-rewards`. */
  readonly name: string;
  /** Of its first page and widget, `rewards`. */
  readonly key: string;
  readonly camelKey: string;
  readonly pascalKey: string;
  /** What members read, `Rewards`; the team puts its own words there. */
  readonly title: string;
  /** Address of its first page, `/rewards`. */
  readonly path: string;
}

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const LONGEST_NAME = 40;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Derives every name of a remote from one.
 * @param path address of its page. Default `/` and the name without `mfe-`.
 * @throws Error that says what is wrong with the name or the path
 */
export const namesOf = (name: string, path?: string): RemoteNames => {
  if (!NAME.test(name))
    throw new Error(
      `"${name}" cannot be the name of a remote: it begins with mfe-, and then has words of small letters and digits with - between them, like mfe-rewards.`,
    );
  if (name.length > LONGEST_NAME)
    throw new Error(`"${name}" cannot be the name of a remote: it has more than ${LONGEST_NAME} characters.`);
  const key = name.slice('mfe-'.length);
  const address = path ?? `/${key}`;
  if (!PATH.test(address))
    throw new Error(
      `"${address}" cannot be the path of a page: it begins with /, has none at its end, and small letters, digits and - between them, like /rewards or /poin/rewards.`,
    );
  const words = key.split('-');
  const pascalKey = words.map(capital).join('');
  return {
    name,
    key,
    camelKey: pascalKey.charAt(0).toLowerCase() + pascalKey.slice(1),
    pascalKey,
    title: words.map(capital).join(' '),
    path: address,
  };
};
