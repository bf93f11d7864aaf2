import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The replacement; `retry` renders the children again. */
  readonly renderError: (error: Error, retry: () => void) => ReactNode;
  /** When it changes, the children are rendered again. */
  readonly resetKey?: unknown;
  readonly onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
  /** Called before a retry, to discard what failed. */
  readonly onRetry?: (() => void) | undefined;
}

interface State {
  readonly error: Error | null;
  readonly resetKey: unknown;
}

/** Catches errors of its children while they render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    return this.state.error === null
      ? this.props.children
      : this.props.renderError(this.state.error, this.retry);
  }
}
