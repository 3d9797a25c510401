import { LANGUAGES } from '@poku/embed';

/** What the catalogue speaks. */
export type EmbedLanguage = (typeof LANGUAGES)[number];

/** The English texts come when somebody wants them. */
const loadEnglish = () => import(/* webpackChunkName: "english" */ './english');

interface Speaker {
  wish: EmbedLanguage;
  /** The page speaks another language now. */
  readonly onChange: () => void;
  /** The texts did not come. */
  readonly onBroken: () => void;
}

/** A catalogue among those of the page. */
export interface PageSpeaker {
  /**
   * Says what the catalogue wants to speak.
   * @returns what the page speaks; undefined while its texts are on their way, after which `onChange` comes
   */
  readonly speak: (wish: EmbedLanguage) => EmbedLanguage | undefined;
  readonly leave: () => void;
}

/**
 * The texts of a page are there once, for all of its catalogues: the one that came first says which language they are in, and after
 * it is gone the next one.
 */
const speakers = new Set<Speaker>();
let spoken: EmbedLanguage = LANGUAGES[0];

const wanted = (): EmbedLanguage => [...speakers][0]?.wish ?? spoken;

const settle = async (): Promise<void> => {
  try {
    const { speakEnglish } = await loadEnglish();
    if (wanted() === spoken) return;
    spoken = wanted();
    speakEnglish(spoken === 'en');
  } catch {
    return [...speakers][0]?.onBroken();
  }
  for (const { onChange } of speakers) onChange();
};

/** Joins the catalogues of the page. */
export const joinSpeakers = (onChange: () => void, onBroken: () => void): PageSpeaker => {
  const speaker: Speaker = { wish: spoken, onChange, onBroken };
  speakers.add(speaker);
  return {
    speak: (wish) => {
      speaker.wish = wish;
      if (wanted() === spoken) return spoken;
      void settle();
      return undefined;
    },
    leave: () => {
      speakers.delete(speaker);
      if (wanted() !== spoken) void settle();
      // Some may have waited for the texts that this one wanted.
      else for (const { onChange: update } of speakers) update();
    },
  };
};
