/** The package brings no types of its own. */
declare module '@php-wasm/node-8-4' {
  import type { PHPLoaderModule } from '@php-wasm/universal';

  export const getPHPLoaderModule: () => Promise<PHPLoaderModule>;
}
