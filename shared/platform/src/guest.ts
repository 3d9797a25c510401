import { createGuestClient } from './api';
import { makePlatform, type PlatformHandle, type PlatformOptions } from './make-platform';

export type { PlatformHandle };

/**
 * Makes a platform for the catalogue in a partner's page, which carries no calls but a guest's; see `createPlatform`.
 * @throws Error `ConfigError` that names every bad field of the configuration at once
 */
export const createGuestPlatform = (options: PlatformOptions): PlatformHandle =>
  makePlatform(createGuestClient, options);
