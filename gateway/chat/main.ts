/** Runs the chat host as a process of its own. */
import { runService } from '../service/run.ts';
import { createChatHost } from './app.ts';
import { readConfig } from './config.ts';

await runService({ name: 'Chat host', stopWithin: 5_000, readConfig, create: createChatHost });
