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

/** Puts what a function gives in the place of a module, for when somebody first asks for it. */
const put = ({ m, c }, moduleId, give) => {
  m[moduleId] = (module) => {
    delete c[moduleId];
    module.exports = give();
  };
};

const askedOf = ({ federation }, { shareKey, shareInfo }, moduleId) => [
  federation.instance,
  shareKey,
  { customShareInfo: { ...shareInfo }, context: { trigger: 'build', moduleId } },
];

/** Gives a script the shared modules that come with it. */
const installInitialConsumes = (options) => {
  updateConsumeOptions(options);
  const { moduleToHandlerMapping, webpackRequire, installedModules, initialConsumes } = options;
  for (const moduleId of initialConsumes)
    put(webpackRequire, moduleId, () => {
      installedModules[moduleId] = 0;
      const [instance, ...asked] = askedOf(webpackRequire, moduleToHandlerMapping[moduleId], moduleId);
      return instance.loadShareSync(...asked)();
    });
};

/** Has the shared modules of a chunk there before it runs. One that does not come fails who asks for it, and is asked for anew. */
const consumes = (options) => {
  updateConsumeOptions(options);
  const { chunkId, promises, installedModules, webpackRequire, chunkMapping, moduleToHandlerMapping } =
    options;
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
  for (const moduleId of chunkMapping[chunkId] ?? []) {
    const known = moduleToHandlerMapping[moduleId];
    const load = async () => {
      try {
        const [instance, ...asked] = askedOf(webpackRequire, known, moduleId);
        const factory = await instance.loadShare(...asked);
        const give = factory === false ? await known.getter() : factory;
        installedModules[moduleId] = 0;
        put(webpackRequire, moduleId, give);
      } catch (error) {
        delete installedModules[moduleId];
        put(webpackRequire, moduleId, () => {
          throw error;
        });
      }
    };
    promises.push((installedModules[moduleId] ??= load()));
  }
};

const noRemotes = () => undefined;

/** @public names of the parts that it stands for */
export {
  consumes,
  getSharedFallbackGetter,
  init,
  installInitialConsumes,
  noRemotes as updateRemoteOptions,
  updateConsumeOptions,
};
