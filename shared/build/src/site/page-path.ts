/** The path of a page as remotes claim it: browsers find the same page behind a slash at its end. */
export const pathOfPage = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
