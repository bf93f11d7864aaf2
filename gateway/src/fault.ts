/** A fault, wherever it was met, without anybody's data. */
export interface Fault {
  source: 'gateway' | 'browser';
  name: string;
  message: string;
  stack: string;
  /** Path of the page or request, without its query. */
  path?: string;
  /** Components around the fault, innermost first. */
  components?: string;
  language?: string;
}
