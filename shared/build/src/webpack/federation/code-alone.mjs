/** Stands for the descriptions of the federation runtime's errors, each of which names its code and where that is described. */
const descriptions = new Proxy({}, { get: () => 'Federation runtime' });

/** @public names of the parts that it stands for */
export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
};
