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
    /** `resolvers`: values by the name of their type, instead of made up ones. */
    generate(
      operation: OperationDescriptor,
      resolvers?: Readonly<Record<string, () => object>>,
    ): { data: PayloadData };
  };
}
