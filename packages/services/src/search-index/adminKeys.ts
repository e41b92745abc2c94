/**
 * The keys that may write to hosted search indexes, from the server's environment and nowhere else: one for an application,
 * `ALGOLIA_ADMIN_KEY_{its id}`, or `ALGOLIA_ADMIN_KEY` for all.
 */
export const adminKeys =
  (variables: NodeJS.ProcessEnv) =>
  (appId: string): string | null =>
    variables[`ALGOLIA_ADMIN_KEY_${appId.toUpperCase()}`] || variables.ALGOLIA_ADMIN_KEY || null
