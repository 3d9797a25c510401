export { useDebounced } from './use-debounced';
export { usePoll, type PollOptions } from './use-poll';
export { useShownAgain } from './use-shown-again';
