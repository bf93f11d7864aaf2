// CommonJS on purpose: relay-compiler does not read an ESM configuration.
module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  customScalarTypes: { Date: 'string', DateTime: 'string', Decimal: 'string', URL: 'string' },
  excludes: ['**/node_modules/**'],
  // The trusted documents: the only ones that the web client may send (docs in gateway/src/plugins).
  persistConfig: { file: './web/src/relay/persisted.json', algorithm: 'SHA256' },
};
