/** The shop's profile: where agents find its tools, and which parts of the protocol these follow. */
import { serverPaths } from '../../../contract/rules/server-paths.ts';
import { CAPABILITIES, UCP_VERSION } from './ucp.ts';

const SHOPPING = 'dev.ucp.shopping';
/** Where the protocol's specification of this release is published. */
const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;

/** @param publicUrl address of the shop, without a slash at its end */
export function agentProfile(publicUrl: string) {
  const capabilities = Object.values(CAPABILITIES).map((name) => {
    const part = name.slice(SHOPPING.length + 1);
    return [
      name,
      [
        {
          version: UCP_VERSION,
          spec: `${SPECIFICATION}/specification/shopping/${part.replaceAll('.', '/')}`,
          schema: `${SPECIFICATION}/schemas/shopping/${part.replaceAll('.', '_')}.json`,
        },
      ],
    ];
  });
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        [SHOPPING]: [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/overview`,
            transport: 'mcp',
            schema: `${SPECIFICATION}/services/shopping/mcp.openrpc.json`,
            endpoint: publicUrl + serverPaths.agents,
          },
        ],
      },
      capabilities: Object.fromEntries(capabilities) as Record<string, object[]>,
      payment_handlers: {},
    },
  };
}
