/** Whether the assistant's panel is open, and for what: it can be opened from anywhere. This stands in the first load. */

/** From where the assistant is opened. */
export type AssistantEntry = 'widget' | 'hero' | 'chip' | 'header' | 'button' | 'carousel' | 'compare';

export interface AssistantRequest {
  readonly entry: AssistantEntry;
  /** What the shopper has typed or chosen; it becomes the first message. */
  readonly query?: string;
}

let request: AssistantRequest | undefined;
let listener: (() => void) | undefined;

/** Opens the shopping assistant; with nothing it closes it, and what was said is forgotten. */
export function openAssistant(next?: AssistantRequest): void {
  request = next;
  listener?.();
}

/** For the panel's host: for what it is, or is about to be, open. */
export const assistantRequest = (): AssistantRequest | undefined => request;

/** For the panel's host, of which there is one: tells when that changes. */
export function onAssistantRequest(tell: () => void): () => void {
  listener = tell;
  return () => {
    listener = undefined;
  };
}
