/** What stands for a brand in a page that was painted before anybody knew whose origin it would be shown on; a logo is a path. */
export const BRAND_MARKS = { name: '{{brand.name}}', logo: '/brand.logo' } as const;
