import type { PartnerBrand, PlatformConfig } from '@poku/contract';
import { DEFAULT_CLIENT_ID } from '@poku/domain/brand';
import { SLUG } from '@poku/domain/partner-look';

const isApiBase = (value: string): boolean =>
  /^(?:\/[\w-]|https?:\/\/[^\s/]+).*$/.test(value) && !/[\s/]$/.test(value);

const partnerProblems = (partner: PartnerBrand): string[] => [
  ...(SLUG.test(partner.slug) ? [] : ['partner.slug must be small letters, digits or -']),
  ...(/^\d+$/.test(partner.partnerId) ? [] : ['partner.partnerId must be digits']),
  ...(partner.name.trim() ? [] : ['partner.name must not be empty']),
  ...(/^\/(?!\/)/.test(partner.logo) ? [] : ['partner.logo must be a path of the site']),
];

/**
 * Completes and checks the configuration of a platform. Defaults: `/gateway`, the built-in client id, no partner.
 * @returns a frozen configuration
 * @throws Error `ConfigError` that names every bad field at once
 */
export function resolveConfig(given: Partial<PlatformConfig> = {}): PlatformConfig {
  const { apiBase = '/gateway', defaultClientId = DEFAULT_CLIENT_ID, partner = null } = given;
  const problems = [
    ...(isApiBase(apiBase) ? [] : ['apiBase must be a path or an http(s) address without a trailing slash']),
    ...(/^[\w-]+$/.test(defaultClientId) ? [] : ['defaultClientId must be letters, digits, - or _']),
    ...(partner ? partnerProblems(partner) : []),
  ];
  if (problems.length > 0) {
    const error = new Error(`The platform cannot be configured: ${problems.join('; ')}`);
    error.name = 'ConfigError';
    throw error;
  }
  return Object.freeze({ apiBase, defaultClientId, partner });
}
