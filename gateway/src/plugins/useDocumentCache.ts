/** Cache of valid parsed documents by text: a repeated document is neither parsed nor validated again. */
import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { BoundedCache, textBytes } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';

/** Memory for documents and their texts (bytes). */
const DOCUMENTS_BYTES = 32 * 1024 * 1024;
/** A token's part of a parsed document, with its location (285 to 465 bytes, measured) and what is remembered of its costs. */
const TOKEN_BYTES = 800;

/** Approximate memory of a parsed document and its text (bytes). */
export const documentBytes = (text: string, document: DocumentNode): number =>
  textBytes(text) + (document.tokenCount ?? text.length) * TOKEN_BYTES;

interface Valid {
  document: DocumentNode;
  /** The validation rules that it passed. */
  rules: string;
}

export interface DocumentCache {
  plugin: Plugin;
  /** Memory in use, texts included, and its bound (bytes). */
  memory: MemoryUse;
}

/**
 * Replaces Yoga's own cache, which counts documents (a text of 256 kB is one) and stores invalid ones with all their
 * errors. Only valid ones are cached here, within a bound in bytes.
 */
export function createDocumentCache(maxBytes = DOCUMENTS_BYTES): DocumentCache {
  const valid = new BoundedCache<Valid>({ maxBytes });
  const texts = new WeakMap<DocumentNode, string>();
  const plugin: Plugin = {
    onParse({ params, setParsedDocument }) {
      const text = params.source.toString();
      const known = valid.get(text);
      if (known) setParsedDocument(known.document);
      return ({ result }) => {
        if (result !== null && !(result instanceof Error)) texts.set(result as DocumentNode, text);
      };
    },
    onValidate({ params, setResult }) {
      const document = params.documentAST as DocumentNode;
      const text = texts.get(document);
      if (text === undefined) return undefined;
      const rules = params.rules?.map(({ name }: { name: string }) => name).join() ?? '';
      if (valid.get(text)?.rules === rules) {
        setResult([]);
        return undefined;
      }
      return ({ valid: isValid }) => {
        if (isValid) valid.set(text, { document, rules }, documentBytes('', document));
      };
    },
  };
  return { plugin, memory: valid };
}
