import { vi } from 'vitest';

// relay-test-utils reads the functions of another test runner by their global name.
Object.assign(globalThis, { jest: vi });
