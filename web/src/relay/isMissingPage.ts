/** Whether the shop has no page at a path, by the status of its response. Rejects when that cannot be determined. */
export async function isMissingPage(path: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(path, { method: 'HEAD', credentials: 'omit', signal });
  return status === 404;
}
