import { RegisterWizard } from './register-wizard';

const visiting = { visitor: null, problem: null, goWithout: () => undefined };

/** The first step asks nothing of anybody, so it can be filled in at once. */
export const Placeholder = () => <RegisterWizard visiting={visiting} />;
