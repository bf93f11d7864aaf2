/** The trusted documents, persisted by the web client's compiler: read, validated and ready to execute. */
import { createHash } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { getOperationAST, Kind, parse, validate, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { isPublicDocument } from '../schema/permissions.ts';

export interface TrustedDocument {
  id: string;
  text: string;
  operationName: string;
  kind: 'query' | 'mutation' | 'subscription';
  /** Reads public data only, so it is executed without looking at the caller. */
  isPublic: boolean;
  /** For execution in process: without @defer. */
  whole: DocumentNode;
}

export interface DocumentStore {
  get(id: string): TrustedDocument | undefined;
  ids(): string[];
  close(): void;
}

export interface DocumentStoreOptions {
  /** JSON file: id (SHA-256 of the text, hex) → text. Absent: no documents. */
  file?: string | undefined;
  /** Texts of documents that the gateway executes itself, such as the sitemap's. */
  own?: readonly string[] | undefined;
  /** Read the file again when it changes (development). */
  watch?: boolean | undefined;
  /** Receives a line about a document that cannot be executed, or a file that cannot be read again. */
  onProblem?: ((message: string) => void) | undefined;
}

const WATCH_INTERVAL_MS = 300;

/**
 * Reads the file; throws an Error naming it when it cannot be read. A document is parsed and validated when it is first asked for, as a
 * shop that was just started needs few of them; with `watch` at once. One that does not validate is left out.
 */
export function openDocuments(schema: GraphQLSchema, options: DocumentStoreOptions): DocumentStore {
  const { file, watch = false, onProblem = () => undefined } = options;
  const own = (options.own ?? []).map((text): [string, unknown] => [documentId(text), text]);
  let texts = new Map<string, unknown>();
  /** null: it does not validate. */
  let prepared = new Map<string, TrustedDocument | null>();

  const get = (id: string): TrustedDocument | undefined => {
    let document = prepared.get(id);
    if (document === undefined) {
      if (!texts.has(id)) return undefined;
      try {
        document = prepare(schema, id, texts.get(id));
      } catch (error) {
        document = null;
        onProblem(
          `Trusted document ${id} is left out: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      prepared.set(id, document);
    }
    return document ?? undefined;
  };
  const ids = (): string[] => [...texts.keys()].filter((id) => prepared.get(id) !== null);
  const readAll = (): void => {
    texts = new Map([...own, ...(file === undefined ? [] : readTexts(file))]);
    prepared = new Map();
    if (watch) for (const id of texts.keys()) get(id);
  };

  readAll();
  if (watch && file !== undefined) {
    watchFile(file, { interval: WATCH_INTERVAL_MS, persistent: false }, () => {
      try {
        readAll();
      } catch (error) {
        // Partly written: the earlier documents stay until the file is complete.
        onProblem(error instanceof Error ? error.message : String(error));
      }
    });
  }
  return {
    get,
    ids,
    close: () => {
      if (file !== undefined) unwatchFile(file);
    },
  };
}

/** Texts by id. */
function readTexts(file: string): [string, unknown][] {
  let texts: unknown;
  try {
    texts = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`Trusted documents cannot be read from ${file}: ${String(error)}`, { cause: error });
  }
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file} does not hold trusted documents`);
  return Object.entries(texts);
}

/** Id of a trusted document: the SHA-256 of its text, in hex. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function prepare(schema: GraphQLSchema, id: string, text: unknown): TrustedDocument {
  if (typeof text !== 'string') throw new Error('not a text');
  if (documentId(text) !== id) throw new Error('the id is not the SHA-256 of the text');
  const document = parse(text);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const operation = getOperationAST(document);
  if (!operation?.name) throw new Error('must hold exactly one operation, with a name');
  return {
    id,
    text,
    operationName: operation.name.value,
    kind: operation.operation,
    isPublic: isPublicDocument(schema, document),
    whole: visit(document, { Directive: (node) => (node.name.value === 'defer' ? null : undefined) }),
  };
}

/** Whether the response to the document is incremental. */
export function isIncremental(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.DIRECTIVE]: (node) => {
      if (node.name.value === 'defer') found = true;
    },
  });
  return found;
}
