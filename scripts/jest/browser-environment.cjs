const { TestEnvironment } = require('jest-environment-jsdom');

/** Platform globals that jsdom lacks and React Router, axios and MSW rely on; taken from Node. */
const FROM_NODE = [
  'TextEncoder', 'TextDecoder', 'Request', 'Response', 'Headers', 'fetch', 'FormData', 'structuredClone',
  'ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel', 'MessageChannel', 'Blob', 'crypto',
  'AbortController', 'AbortSignal',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost/' } } }, context);
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
  }
};
