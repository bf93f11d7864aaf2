/** CPU time of PostgreSQL's processes, where it runs on this machine. */
import { readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Length of a tick of /proc (ms). */
const TICK_MS = 10;

const watchers = new Map<string, Promise<Client>>();

function watcherOf(databaseUrl: string): Promise<Client> {
  let watcher = watchers.get(databaseUrl);
  if (watcher === undefined) {
    const client = new Client({ connectionString: databaseUrl, application_name: 'bench' });
    // The database may be dropped while it is connected.
    client.on('error', () => watchers.delete(databaseUrl));
    watcher = client.connect().then(() => client);
    watchers.set(databaseUrl, watcher);
  }
  return watcher;
}

/** CPU time (ms, in steps of ten) by process, parallel workers that have ended included. */
export type DatabaseCpu = ReadonlyMap<number, number>;

/** CPU time of the connections to this database that are open now, those for measuring left out. Empty: PostgreSQL runs elsewhere. */
export async function databaseCpu(databaseUrl: string): Promise<DatabaseCpu> {
  const client = await watcherOf(databaseUrl);
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name <> 'bench' and backend_type = 'client backend'",
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
}

/** CPU time (ms) since; of connections that were closed meanwhile it is not known. */
export const databaseCpuSince = (now: DatabaseCpu, then: DatabaseCpu): number =>
  [...now].reduce((sum, [pid, ms]) => sum + ms - (then.get(pid) ?? 0), 0);

function cpuOf(pid: number): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // The second field is a name in brackets, which may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0)) * TICK_MS;
}
