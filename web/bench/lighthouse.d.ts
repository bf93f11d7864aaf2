/** The part of Lighthouse that the benchmark uses: it is installed in a package of its own, so its types are not available. */
export interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        {
          readonly title: string;
          readonly score: number | null;
          readonly numericValue?: number;
          readonly scoreDisplayMode: string;
          readonly details?: unknown;
        }
      >
    >;
    readonly runtimeError?: { readonly code: string; readonly message: string };
  };
}
export type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
  config: unknown,
) => Promise<LighthouseResult | undefined>;
