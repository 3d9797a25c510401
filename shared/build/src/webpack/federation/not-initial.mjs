/** Stands for what takes shared modules before a chunk is there: the entry of a remote takes none. @public name of the part */
export const installInitialConsumes = undefined;
