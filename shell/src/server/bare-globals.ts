/**
 * What the libraries of a page take for granted, in a global that has nothing but the language. It must be the first import of what is
 * painted there; where the web's own classes are, they stay.
 */

/** As much of `URLSearchParams` as painting takes. */
export class Query {
  private pairs: (readonly [string, string])[];

  constructor(init: string | Iterable<readonly [string, string]> | Readonly<Record<string, string>> = '') {
    if (typeof init === 'string') this.pairs = Query.parsed(init);
    else this.pairs = Symbol.iterator in init ? [...init] : Object.entries(init);
  }
  private static parsed(text: string): (readonly [string, string])[] {
    const plain = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
    return text
      .replace(/^\?/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [key = '', ...value] = pair.split('=');
        return [plain(key), plain(value.join('='))];
      });
  }
  get(key: string): string | null {
    return this.getAll(key)[0] ?? null;
  }
  getAll(key: string): string[] {
    return this.pairs.filter(([name]) => name === key).map(([, value]) => value);
  }
  has(key: string): boolean {
    return this.pairs.some(([name]) => name === key);
  }
  append(key: string, value: string): void {
    this.pairs.push([key, value]);
  }
  delete(key: string): void {
    this.pairs = this.pairs.filter(([name]) => name !== key);
  }
  set(key: string, value: string): void {
    this.delete(key);
    this.append(key, value);
  }
  forEach(visit: (value: string, key: string) => void): void {
    for (const [key, value] of this.pairs) visit(value, key);
  }
  keys(): IterableIterator<string> {
    return this.pairs.map(([key]) => key).values();
  }
  [Symbol.iterator](): IterableIterator<readonly [string, string]> {
    return this.pairs.values();
  }
  toString(): string {
    return this.pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  }
}

const ADDRESS = /^(\w+:)\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/;

/** As much of `URL` as painting takes: absolute addresses, and paths on a base. */
export class Address {
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;

  constructor(address: string, base?: string | Address) {
    const text =
      ADDRESS.test(address) || base === undefined ? address : new Address(String(base)).origin + address;
    const [, protocol, host, pathname, search, hash] = ADDRESS.exec(text) ?? [];
    if (protocol === undefined || host === undefined) throw new TypeError(`Invalid URL: ${address}`);
    this.protocol = protocol;
    this.host = host;
    this.origin = `${protocol}//${host}`;
    this.pathname = pathname || '/';
    this.search = search ?? '';
    this.hash = hash ?? '';
  }
  get searchParams(): Query {
    return new Query(this.search);
  }
  get href(): string {
    return this.origin + this.pathname + this.search + this.hash;
  }
  toString(): string {
    return this.href;
  }
}

if (typeof URL === 'undefined') Object.assign(globalThis, { URL: Address, URLSearchParams: Query });
