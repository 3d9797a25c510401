/** Name of the vault's database; nobody else opens it. */
export const VAULT_NAME = 'poku.offline';
