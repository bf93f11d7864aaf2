/**
 * Paths that the gateway answers itself, without a page of the web client. A path that ends in a slash stands for everything below it.
 * The front routes by them, and the service worker leaves navigations to them to the network.
 */
export const serverPaths = {
  graphql: '/graphql',
  health: '/health',
  ready: '/ready',
  /** Reports of errors in browsers. */
  clientErrors: '/client-errors',
  media: '/media/',
  /** Files of the build whose names carry a hash. */
  assets: '/assets/',
  /** Files of the installed app: icons, manifests, splash screen. */
  app: '/app/',
  /** Files of the back office, for the signed-in admin. */
  adminFiles: '/admin-files/',
  /** Attachments of tickets, documents of sellers and pictures of returns, for those whom they concern. */
  files: '/files/',
  payments: '/payments/',
  invoices: '/invoices/',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  confirmEmail: '/account/confirm-email',
  /** All products in one file, for agents and price comparison sites. */
  feeds: '/feeds/',
  /** Profile by which agents find out what the shop offers them. */
  agentProfile: '/.well-known/ucp',
  /** Tools of the shop for agents (MCP), and the same under the usual path. */
  agents: '/ucp/mcp',
  agentsAlias: '/mcp',
  /** Mails of the development mailbox. */
  mailbox: '/dev/mail',
} as const;

/** Files that lie at the root: robots.txt, sitemaps, the service worker, icons. */
const ROOT_FILE = /^\/[^/]+\.(?:xml|txt|js|json|svg|webmanifest)$/;

/** Whether the gateway answers a path itself, or with a file; no page has such a path. */
export function isServerPath(pathname: string): boolean {
  return (
    ROOT_FILE.test(pathname) ||
    Object.values(serverPaths).some((path) =>
      path.endsWith('/') ? `${pathname}/`.startsWith(path) : pathname === path,
    )
  );
}
