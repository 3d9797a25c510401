/** Written by the build in place of the name. */
declare const POKU_EMBED_VERSION: string;

/** Version of the release that this bundle is part of. */
export const BUNDLE_VERSION = POKU_EMBED_VERSION;
