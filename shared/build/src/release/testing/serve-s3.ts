import { startS3Server } from './s3-server';

/** The S3 service of the tests as a process of its own; prints its address. It ends with whoever started it. */
const { endpoint } = await startS3Server();
process.on('disconnect', () => process.exit(0));
process.send?.(endpoint);
