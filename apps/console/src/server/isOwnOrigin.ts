/** Whether a call comes from the console's own pages: `origin` as the browser sent it, null where it sent none. */
export const isOwnOrigin = (origin: string | null, ownHosts: readonly (string | null)[]): boolean => {
  if (origin === null) return true
  // A sandboxed frame calls itself 'null'.
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host)
}
