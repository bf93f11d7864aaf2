/**
 * Handlers that write the edges of connections, for lists (`@connection`) and for mutations that change them (`@appendEdge` and
 * similar). Only private pages have either, so it is not part of the first load: modules that need it import it. Without it the
 * environment refuses such a document, in development and in tests as in production.
 */
import { DefaultHandlerProvider } from 'relay-runtime';
import { provideHandlers } from './environment.ts';

provideHandlers(DefaultHandlerProvider);
