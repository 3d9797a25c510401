/** Texts that the kit, the flows or several remotes say, and those by a code of a call of theirs. The others stand in the remote that says them. */
export * from './access';
export * from './common';
export * from './links';
export * from './section';
export * from './step-up';
export * from './verification';
