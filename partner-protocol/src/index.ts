export * from './limits';
export * from './messages';
export * from './signature';
export * from './redemption';
export * from './till-token';
export * from './topup';
