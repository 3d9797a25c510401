/**
 * Stands for the parts of the federation runtime that look for shared modules which are built per use, or told of after a build: here
 * each is given whole, and a build knows all of them.
 */

/** Starts the runtime. */
const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

const getSharedFallbackGetter = ({ factory }) => factory;

/** Gives the runtime what the build knows of the shared modules that its chunks take. */
const updateConsumeOptions = ({ webpackRequire: { consumesLoadingData }, moduleToHandlerMapping }) => {
  const known = Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping);
  for (const [id, { fallback: getter, shareKey, shareScope: scope, ...shareConfig }] of known)
    moduleToHandlerMapping[id] ??= { getter, shareKey, shareInfo: { shareConfig, scope } };
};

const noRemotes = () => undefined;

/** @public names of the parts that it stands for */
export { getSharedFallbackGetter, init, noRemotes as updateRemoteOptions, updateConsumeOptions };
