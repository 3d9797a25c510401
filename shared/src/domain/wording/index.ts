/** What members read, one object per area, so that each remote carries only the areas that it names. */
export * from './access';
export * from './account';
export * from './catalogue';
export * from './checkout';
export * from './common';
export * from './coupons';
export * from './help';
export * from './history';
export * from './home';
export * from './linkage';
export * from './menu';
export * from './ui';
