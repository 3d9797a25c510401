/**
 * A call that everybody may make, which says what an address is about that names one of many by its query, and the names of what is
 * read in its answer.
 */
export interface PageAbout {
  /** Path of the call, which has that query, too. */
  readonly call: string;
  /** Name of the query. */
  readonly query: string;
  readonly name: string;
  readonly brand: string;
  /** Of a text with marks. */
  readonly html: string;
  readonly image: string;
}

/** What the head of one address says. Plain text, as somebody entered it. */
export interface PageHead {
  /** Query of the address: `?favoriteId=7`. */
  readonly search: string;
  readonly name: string;
  readonly brand: string;
  /** Undefined where there is none. */
  readonly description: string | undefined;
  /** Below the origin of the site; undefined where there is none. */
  readonly image: string | undefined;
}

const NAME = /^[A-Za-z_]{1,40}$/;

/** Whether what a remote says, of which nothing is trusted, is one: a plain path, and names. */
export const isPageAbout = (told: unknown): told is PageAbout => {
  const { call, ...names } = (told ?? {}) as Readonly<Record<keyof PageAbout, unknown>>;
  return (
    typeof call === 'string' &&
    /^(?:\/[a-z][\w-]{0,60}){1,4}$/.test(call) &&
    [names.query, names.name, names.brand, names.html, names.image].every(
      (name) => typeof name === 'string' && NAME.test(name),
    )
  );
};

const ID_MAX_CHARS = 64;

/** The query of an address, as far as it says which one of many it is about; undefined when it says of none. */
export const searchOf = ({ query }: PageAbout, search: string): string | undefined => {
  const id = new URLSearchParams(search).get(query);
  return id ? `?${query}=${encodeURIComponent(id.slice(0, ID_MAX_CHARS))}` : undefined;
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const DESCRIPTION_MAX_CHARS = 200;

/** A text without its marks. What it gives is not yet safe in HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => NAMED[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string): string =>
  text.length <= DESCRIPTION_MAX_CHARS
    ? text
    : `${text.slice(0, DESCRIPTION_MAX_CHARS).replace(/\s+\S*$/, '')}…`;

/**
 * Reads what the API answered.
 * @param search see `PageHead`
 * @returns undefined when the answer has no name
 */
export const headIn = (about: PageAbout, search: string, answer: unknown): PageHead | undefined => {
  const { data } = (answer ?? {}) as { readonly data?: Readonly<Record<string, unknown>> };
  const textAt = (name: string): string => {
    const value = data?.[name];
    return typeof value === 'string' ? value : '';
  };
  const name = plainText(textAt(about.name));
  if (name === '') return undefined;
  const image = textAt(about.image);
  return {
    search,
    name,
    brand: plainText(textAt(about.brand)),
    description: shortened(plainText(textAt(about.html))) || undefined,
    image: /^\/(?!\/)[\w/.-]+$/.test(image) ? image : undefined,
  };
};
