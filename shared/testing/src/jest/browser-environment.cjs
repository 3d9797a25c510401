// Before jsdom is loaded, which takes what this replaces.
require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Platform globals that jsdom lacks and React Router, axios and MSW rely on; taken from Node.
 * FormData stays jsdom's, which alone reads a form; URLSearchParams is Node's, which alone Node's Request sends as one.
 * No MessageChannel: React's scheduler would keep its port open, and the test process would never end.
 */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'URLSearchParams',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Blob',
  'crypto',
  'AbortController',
  'AbortSignal',
];

/** A channel that is left open does not keep the test process alive. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            customExportConditions: ['node', 'node-addons'],
            url: 'http://localhost/',
          },
        },
      },
      context,
    );
    this.global.BroadcastChannel = UnrefBroadcastChannel;
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
};
