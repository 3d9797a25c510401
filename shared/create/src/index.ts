export { namesOf, type RemoteNames } from './names';
export { type Files, filesOf } from './files';
