/** Name of the global that a release's entry sets; a valid identifier, unique per release. */
export const containerName = (remote: string, version: string): string =>
  `${remote}_${version}`.replace(/\W/g, '_');
