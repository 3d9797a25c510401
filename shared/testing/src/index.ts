export { accessCodes, type CodeText, onlyCodes, UNLISTED, withoutCodes } from './access-codes';
export { fixture } from './fixture';
export { pass, startHandTimers, until } from './hand-timers';
export { aLiveRelease } from './live-release';
export { createManualSchedule, type ManualSchedule } from './manual-schedule';
export { createMemoryStorage } from './memory-storage';
export { createMemoryVault } from './memory-vault';
export { aPartnerBrand } from './partner-brand';
export { type DeskScreen, startDesk } from './start-desk';
export { startRenderInTurns } from './render-in-turns';
export { type PaintedWords, testPlaceholders, testWidgetPlaceholders } from './placeholders';
export { renderPage, type RenderedPage, type RenderPageOptions, TestFrame } from './render-page';
export { renderWidget, type RenderWidgetOptions } from './render-widget';
export { createSigningRoot } from './signing-root';
export { createTabs } from './tabs';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform';
export {
  type Answer,
  type CallInfo,
  envelope,
  failure,
  GATEWAY,
  networkFailure,
  noAnswer,
  onCall,
  startTestServer,
} from './test-server';
export * from './wire-catalogue';
export * from './wire-customer';
export * from './wire-delivery';
export * from './wire-entry';
export * from './wire-history';
export * from './wire-inbox';
export * from './wire-linkage';
export * from './wire-purchase';
export * from './wire-settings';
