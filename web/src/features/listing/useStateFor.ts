import { useCallback, useState } from 'react';

/**
 * State that belongs to a key, such as the URL: with another key it starts again with `initial`, and so it does when a former key comes back.
 */
export function useStateFor<Value>(key: string, initial: () => Value): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => ({ key, value: initial() }));
  const own = state.key === key ? state : { key, value: initial() };
  if (own !== state) setState(own);
  const setValue = useCallback((value: Value) => setState({ key, value }), [key]);
  return [own.value, setValue];
}
