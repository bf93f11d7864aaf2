/*
 * What writes the edges of connections: needed by lists (`@connection`) and by mutations that change them (`@appendEdge` and its
 * like). Only screens behind sign-in have either, so it stays out of the first load: what reads or mutates there imports it.
 */
import { DefaultHandlerProvider } from 'relay-runtime';
import { provideHandlers } from './environment.ts';

provideHandlers(DefaultHandlerProvider);
