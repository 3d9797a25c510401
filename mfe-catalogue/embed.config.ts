/** Sizes that a release of the embed keeps, or its build fails. */
export const embed = {
  /** `loader.js` by gzip: what every view of a partner's page waits for. */
  loaderGzipBytes: 2_048,
  /** Loader and catalogue by brotli: what a page downloads until coupons show, but for the API's answers. */
  startBrotliBytes: 158_000,
};
