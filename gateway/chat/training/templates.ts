/** Templates of messages, by turn; the format is described in generate.ts. */
import type { Turn } from '../understanding/turns/turn.ts';

export type Templates = Readonly<Record<Turn, string>>;
