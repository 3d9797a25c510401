/** How a call is written once, for who makes it and for who answers it. */
export {
  type AnswerOf,
  bytes,
  type BytesAnswer,
  call,
  type Call,
  file,
  type FileAnswer,
  IDEMPOTENCY_KEY,
  type InputOf,
} from './call';
export { read, readFields, ShapeError, wireName, wirePlace } from './read';
export {
  address,
  asker,
  choice,
  coded,
  day,
  type Fields,
  flag,
  type GivenOf,
  leftOut,
  list,
  moment,
  oneOrMore,
  optional,
  orElse,
  record,
  type RecordOf,
  type Shape,
  text,
  type ValueOf,
  whole,
} from './shape';
export { standIn, wholeMark, wholesOf } from './stand-in';
export { write, writeFields } from './write';
