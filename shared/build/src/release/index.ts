export { buildAll } from './build-all';
export { buildShell } from './build-shell';
export { publishAll } from './publish-all';
export { writeReport } from './report/write-report';
export { runVerb } from './verbs';
export { runHere } from './verbs/run-here';
