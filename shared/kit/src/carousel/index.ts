/** Slides beside each other, apart from the kit: the remotes that show some carry it, and the shell does not. */
export { Carousel, type CarouselProps, type Slide } from './carousel';
