import { catalogue } from './catalogue';
import { shared } from './shared';

/** Has every text that the embed can show be English, or Indonesian again. Events, addresses and data stay as they are. */
export const speakEnglish = (isEnglish: boolean): void => {
  for (const speak of [...shared, ...catalogue]) speak(isEnglish);
};
