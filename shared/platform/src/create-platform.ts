import { createClient } from './api';
import { makePlatform, type PlatformHandle, type PlatformOptions } from './make-platform';

/**
 * Makes one independent platform with all calls; `session$` is `restoring` until `keeper.restore()` is called.
 * @throws Error `ConfigError` that names every bad field of the configuration at once
 */
export const createPlatform = (options: PlatformOptions = {}): PlatformHandle =>
  makePlatform(createClient, options);
