/** The page that stood as HTML before any script of the app ran, and what was done in it. */
export interface Painted {
  /** All of it, before `#root`. */
  readonly element: HTMLElement;
  /** Buttons that were pressed, and forms without any that were sent, in order. */
  readonly presses: readonly HTMLElement[];
  /** Whether widgets of its slots are painted, too. */
  readonly hasWidgets: boolean;
  /** Resolves once the answers stand in it that were asked for early, or it is known that they will not. Never rejects. */
  readonly filled: Promise<void>;
  /** Whether its visitor is in the middle of something that would be torn: a word that is being composed, a press. */
  readonly isBusy: () => boolean;
}

declare global {
  interface Window {
    /** Called by the page after what is painted: shows what is for this visitor. */
    pokuShow?: () => void;
    /** What was shown; missing when nothing was, and once the app has taken over. */
    pokuPainted?: Painted;
  }
}
