/** For tests of components: the shop's providers with a fake gateway. */
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../design/toast.ts';
import { BootContext, type Boot } from '../document/boot.ts';
import { loadAdminCatalogue } from '../i18n/adminTexts.ts';
import { createTranslations, loadCatalogue } from '../i18n/translate.ts';
import { createEnvironment } from './environment.ts';
import { createNetwork } from './network.ts';
import documents from './persisted.json' with { type: 'json' };

const boot: Boot = {
  language: 'fr',
  languageInUrl: false,
  theme: 'system',
  now: 0,
  seed: 1,
  publicUrl: 'http://127.0.0.1',
  queries: [],
  failed: false,
};
const translations = createTranslations('fr', {
  ...(await loadCatalogue('fr')),
  ...(await loadAdminCatalogue('fr')),
});

/** A received request. */
export interface ReceivedRequest {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly credentials: RequestCredentials | undefined;
}

type Answer = (variables: Readonly<Record<string, unknown>>) => unknown;

function nameOf(documentId: string): string {
  const text = (documents as Readonly<Record<string, string>>)[documentId] ?? '';
  return /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? documentId;
}

/**
 * Starts a fake gateway.
 *
 * @param answers the response body of each document by its name, or an Error for a network failure; a promise delays it
 */
export function createFakeGateway(answers: Readonly<Record<string, Answer>>) {
  const requests: ReceivedRequest[] = [];
  const toasts: ToastMessage[] = [];
  const disconnect = connectToasts({ show: (message) => toasts.push(message), dismiss: () => undefined });
  vi.stubGlobal('Request', function FakeRequest(url: string, init: RequestInit) {
    return { url, ...init };
  });
  vi.stubGlobal('fetch', async ({ url, body, credentials }: RequestInit & { url: string }) => {
    const search = new URL(url, 'http://shop').searchParams;
    const { documentId, variables } =
      typeof body === 'string'
        ? (JSON.parse(body) as { documentId: string; variables: ReceivedRequest['variables'] })
        : {
            documentId: search.get('documentId') ?? '',
            variables: JSON.parse(search.get('variables') ?? '{}') as ReceivedRequest['variables'],
          };
    const name = nameOf(documentId);
    requests.push({ name, variables, credentials });
    const answer = await answers[name]?.(variables);
    if (answer === undefined) throw new Error(`Nobody answers ${name}`);
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  const environment = createEnvironment(createNetwork());
  return {
    requests,
    toasts,
    environment,
    Shop: ({ children }: { children: ReactNode }) => (
      <BootContext value={boot}>
        <I18nextProvider i18n={translations}>
          <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
        </I18nextProvider>
      </BootContext>
    ),
    end() {
      disconnect();
      vi.unstubAllGlobals();
    },
  };
}
