// `npm start`: makes a fresh clone ready and runs the shop. Plain JavaScript: the machine's Node may be version 20.
import {
  become,
  ensureBuilt,
  ensureDependencies,
  ensureGenerated,
  ensureServers,
  Failure,
  smallEnv,
} from './prepare.mjs';

try {
  await ensureDependencies();
  await ensureGenerated();
  await ensureBuilt();
  await ensureServers();
  become('node', ['gateway/dist/gateway.js'], { env: smallEnv() });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`Lawaj cannot start. ${error.message}`);
  process.exit(error.code);
}
