/*
 * What writes the edges of connections: needed by lists (`@connection`) and by mutations that change them (`@appendEdge` and its
 * like). Only screens behind sign-in have either, so it stays out of the first load: whoever has one imports it. Without it the
 * environment refuses such a document, in development and in tests as in the shop.
 */
import { DefaultHandlerProvider } from 'relay-runtime';
import { provideHandlers } from './environment.ts';

provideHandlers(DefaultHandlerProvider);
