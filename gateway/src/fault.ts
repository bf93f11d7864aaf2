/** An error of the server or a browser, without personal data. */
export interface Fault {
  source: 'gateway' | 'browser';
  name: string;
  message: string;
  stack: string;
  /** Path of the page or request, without its query. */
  path?: string;
  /** Components around the error, innermost first. */
  components?: string;
  language?: string;
}
