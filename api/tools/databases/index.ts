export { openPostgres } from '../../src/db/postgres';
export { postgresServer } from './postgres-server';
export { temporaryDatabase } from './temporary-database';
