/** Stands for the federation runtime's logger: it says the same to the console, and has no part in a build. */
const loggerOf = (prefix) => ({
  log: (...args) => console.log(prefix, ...args),
  info: (...args) => console.info(prefix, ...args),
  warn: (...args) => console.warn(prefix, ...args),
  error: (...args) => console.error(prefix, ...args),
  debug: () => undefined,
});
const logger = loggerOf('[ Module Federation ]');

/** @public names of the parts that it stands for */
export {
  loggerOf as createInfrastructureLogger,
  loggerOf as createLogger,
  logger as bindLoggerToCompiler,
  logger as infrastructureLogger,
  logger,
};
