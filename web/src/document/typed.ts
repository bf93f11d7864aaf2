/** What somebody typed or chose in a document before its scripts ran. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control as somebody left it. */
export interface Typed {
  readonly value: string;
  /** Only checkboxes and radio buttons have it. */
  readonly checked?: boolean | undefined;
}

/** Gives an element a property behind the back of React, which watches the element's own. */
function setNatively(element: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
}

/**
 * Hands what was typed before hydration to the components, as if it were typed now: without that they would go on with what the
 * server rendered, and overwrite it at their next rendering. To be called once the elements are hydrated.
 */
export function handOver(typed: ReadonlyMap<Control, Typed>): void {
  for (const [element, { value, checked }] of typed) {
    if (!element.isConnected || element.disabled) continue;
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) {
      // A radio button that was chosen and left for another tells nothing: the other one does.
      if (element.type === 'radio' && checked !== true) continue;
      element.checked = checked !== true;
      element.click();
    } else {
      // What React takes for the value so far: whatever is not the new one.
      element.value = `${value} `;
      setNatively(element, value);
      element.dispatchEvent(
        new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
  }
}
