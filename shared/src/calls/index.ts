/** How a call is written once, for who makes it and for who answers it. */
export { type AnswerOf, call, type Call, type InputOf } from './call';
export { read, readFields, ShapeError, wireName, wirePlace } from './read';
export {
  asker,
  type Fields,
  list,
  moment,
  record,
  type RecordOf,
  type Shape,
  text,
  type ValueOf,
  whole,
} from './shape';
export { write, writeFields } from './write';
