export { rememberMember } from './remember-member';
export { createVault, type Vault } from './vault';
export { VAULT_NAME } from './vault-name';
