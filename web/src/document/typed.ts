/** Input in a document from before its scripts ran. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control with its input. */
export interface Typed {
  readonly value: string;
  /** Only checkboxes and radio buttons have it. */
  readonly checked?: boolean | undefined;
}

/** Sets an element's property without React's notice, which watches the element's own. */
function setNatively(element: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
}

/**
 * Passes input from before hydration to the components as if it were typed now: otherwise they would continue with the server's
 * values and overwrite it at their next rendering. Called once the elements are hydrated.
 */
export function handOver(typed: ReadonlyMap<Control, Typed>): void {
  for (const [element, { value, checked }] of typed) {
    if (!element.isConnected || element.disabled) continue;
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) {
      // A radio button that is no longer checked has no event: the checked one has.
      if (element.type === 'radio' && checked !== true) continue;
      element.checked = checked !== true;
      element.click();
    } else {
      // React's last known value: anything but the new one.
      element.value = `${value} `;
      setNatively(element, value);
      element.dispatchEvent(
        new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
  }
}
