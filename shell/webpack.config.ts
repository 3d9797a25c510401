import { type BuildTarget, rootPublicKey, shellConfig } from '@poku/build/webpack';

/** How the shell is built, by a release and by webpack's own command line. */
export default async ({ outputPath }: BuildTarget) => shellConfig(await rootPublicKey(), outputPath);
