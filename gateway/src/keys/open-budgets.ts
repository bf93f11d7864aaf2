/** The budgets and limits of a gateway: shared by all gateways in Redis, where there is one, otherwise its own. */
import { AGENT_CALLS, API_KEY_BUDGET, CLIENT_BUDGET } from '../../contract/rules/api-keys.ts';
import { sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { openRedis } from '../upstream/redis.ts';
import type { RedisOptions } from '../upstream/redis.ts';
import { MemoryBudgets } from './budget.ts';
import type { Budgets, BudgetSize } from './budget.ts';
import { MemoryLimiter } from '../../service/call-limiter.ts';
import type { OpenLimiter } from '../../service/call-limiter.ts';
import { inMemory } from '../../service/running-limit.ts';
import type { OpenRunningLimit } from '../../service/running-limit.ts';
import { SharedBudgets } from './shared-budgets.ts';
import { SharedLimiter } from './shared-limiter.ts';
import { SharedRunningLimit } from './shared-running.ts';
import { SharedTexts } from './shared-texts.ts';

/** Keys without a match that one client may send: a search for keys ends here. */
const FAILURES = { points: 20, perSecond: 0.2 } as const;

export interface BudgetOptions {
  /** Where all gateways share them; for tests, `prefix`: of the names there, `lease`: of what runs (ms). */
  redis?: { url: string; prefix?: string | undefined; lease?: number | undefined } | undefined;
  /** Multiplies the budgets of clients: many people of one mobile network share an address. Default: 1. */
  clientFactor?: number | undefined;
  onProblem?: RedisOptions['onProblem'];
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export interface GatewayBudgets {
  /** Operations with a key, by its id. */
  readonly keys: Budgets;
  /** Documents that are not trusted, without a key, by client. */
  readonly clients: Budgets;
  /** Calls of the tools for agents without a key, by client. */
  readonly agents: Budgets;
  /** Keys that are not valid, by client. */
  readonly failures: Budgets;
  /** Opens a limit of calls within a minute. */
  readonly openLimiter: OpenLimiter;
  /** Opens a limit of what runs at the same time. */
  readonly openRunningLimit: OpenRunningLimit;
  /** Opens texts that all gateways share for a time (ms); undefined where nothing is shared. */
  readonly openTexts: (purpose: string, lifetime: number) => SharedTexts | undefined;
  /** Memory that the budgets use in this process. */
  readonly memory: MemoryUse;
  close(): void;
}

export function openBudgets({ redis, clientFactor = 1, onProblem, now }: BudgetOptions): GatewayBudgets {
  const store = redis && openRedis({ url: redis.url, onProblem });
  const open = (purpose: string, size: BudgetSize): MemoryBudgets | SharedBudgets =>
    store
      ? new SharedBudgets(store, { purpose, size, now, prefix: redis?.prefix })
      : new MemoryBudgets(size, now);
  const ofClients = ({ points, perSecond }: BudgetSize): BudgetSize => ({
    points: points * clientFactor,
    perSecond: perSecond * clientFactor,
  });
  const budgets = {
    keys: open('key', API_KEY_BUDGET),
    clients: open('client', ofClients(CLIENT_BUDGET)),
    agents: open('agent', ofClients(AGENT_CALLS)),
    failures: open('failure', FAILURES),
  };
  return {
    ...budgets,
    openLimiter: (purpose, points) =>
      store
        ? new SharedLimiter(store, { purpose, points, prefix: redis?.prefix })
        : new MemoryLimiter(points),
    openRunningLimit: (purpose, most) =>
      store
        ? new SharedRunningLimit(store, { purpose, most, prefix: redis?.prefix, lease: redis?.lease })
        : inMemory(purpose, most),
    openTexts: (purpose, lifetime) =>
      store && new SharedTexts(store, { purpose, lifetime, prefix: redis?.prefix }),
    get memory() {
      return sumOf(Object.values(budgets).map(({ memory }) => memory));
    },
    close: () => store?.close(),
  };
}
