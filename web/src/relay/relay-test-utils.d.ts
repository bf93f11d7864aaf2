/** What the tests use of a package that brings no types. */
declare module 'relay-test-utils' {
  import type { Environment, OperationDescriptor, PayloadData } from 'relay-runtime';

  interface MockControls {
    getAllOperations(): readonly OperationDescriptor[];
    resolve(operation: OperationDescriptor, answer: { data: PayloadData }): void;
    rejectMostRecentOperation(error: Error): void;
    resolveMostRecentOperation(answer: (operation: OperationDescriptor) => { data: PayloadData }): void;
  }

  export function createMockEnvironment(): Environment & { readonly mock: MockControls };

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor): { data: PayloadData };
  };
}
