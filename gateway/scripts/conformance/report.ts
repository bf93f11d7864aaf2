/** Lines of the conformance test: one per call or probe. */

export type Outcome = 'ok' | 'FAILED' | 'not offered' | 'not checked';

export interface Finding {
  isCore: boolean;
  /** What was sent: method and path with its query, and what is probed. */
  sent: string;
  outcome: Outcome;
  /** Of FAILED: where, what was found and what was expected. Of others: a remark. */
  detail?: string | undefined;
}

/** A finding as a line, such as `core     FAILED GET /v1/admin/products?limit=3: products.0.price: number, expected "12.500"`. */
export function lineOf({ isCore, sent, outcome, detail }: Finding): string {
  const line = `${(isCore ? 'core' : 'extended').padEnd(8)} ${outcome.padEnd(11)} ${sent}${detail === undefined ? '' : `: ${detail}`}`;
  // What an upstream says must not become further lines.
  return line.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Collects findings and writes each at once. */
export class Report {
  readonly findings: Finding[] = [];
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  add(finding: Finding): void {
    this.findings.push(finding);
    this.#write(lineOf(finding));
  }

  /** Number of findings with this outcome, all or only of core calls. */
  count(outcome: Outcome, isCore?: boolean): number {
    return this.findings.filter(
      (finding) => finding.outcome === outcome && (isCore === undefined || finding.isCore === isCore),
    ).length;
  }

  /** Whether no core call failed. */
  get isPassed(): boolean {
    return this.count('FAILED', true) === 0;
  }

  summary(): string {
    const of = (isCore: boolean): string =>
      (['ok', 'FAILED', 'not offered', 'not checked'] as const)
        .map((outcome) => `${this.count(outcome, isCore)} ${outcome}`)
        .join(', ');
    return `core: ${of(true)}\nextended: ${of(false)}\n${this.isPassed ? 'Conforms to the core.' : 'Does not conform to the core.'}`;
  }
}
