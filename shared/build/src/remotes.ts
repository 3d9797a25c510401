export { overlap, shapeOf } from './release/check/rules/paths';
export { isGranted } from './release/check/rules/routes';
export { remoteDefinition, remoteNames } from './release/remotes';
