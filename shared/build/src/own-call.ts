import { IS_INSTALLED } from '@poku/tooling';

/** How commands are called that work on releases: begins every line that says what to type. */
export const RELEASE = IS_INSTALLED ? 'npx poku' : 'npm run release --';
