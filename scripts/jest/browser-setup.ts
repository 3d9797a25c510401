import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Tests wait for a condition; on a busy machine it may take longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });
