/** From this width on there is room for the menu beside tables; below, lists are cards. */
export const WIDE = '(min-width: 900px)';
