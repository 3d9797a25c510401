export { keepTrying } from './keep-trying';
export { useBackOnline } from './use-back-online';
export { useDebounced } from './use-debounced';
export { useGoBack } from './use-go-back';
export { useKeepTrying } from './use-keep-trying';
export { usePoll, type PollOptions } from './use-poll';
export { useShownAgain } from './use-shown-again';
export { useSlideGestures } from './use-slide-gestures';
export { whenBackOnline } from './when-back-online';
