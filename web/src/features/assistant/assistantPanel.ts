/** Whether the assistant's panel is open, and with what; it can be opened from anywhere. Part of the first load. */

/** Where the assistant is opened from. */
export type AssistantEntry = 'widget' | 'hero' | 'chip' | 'header' | 'button' | 'carousel' | 'compare';

export interface AssistantRequest {
  readonly entry: AssistantEntry;
  /** Text that the shopper has typed or chosen; it becomes the first message. */
  readonly query?: string;
}

let request: AssistantRequest | undefined;
let listener: (() => void) | undefined;

/** Opens the shopping assistant; undefined closes it and discards the conversation. */
export function openAssistant(next?: AssistantRequest): void {
  request = next;
  listener?.();
}

/** For the panel's host: what it is open, or about to be opened, with. */
export const assistantRequest = (): AssistantRequest | undefined => request;

/** For the panel's only host: subscribes to changes. */
export function onAssistantRequest(listen: () => void): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}
