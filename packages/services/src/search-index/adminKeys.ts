/**
 * Admin API keys of hosted search indexes, from the environment: `ALGOLIA_ADMIN_KEY_{application id}` for one application, or
 * `ALGOLIA_ADMIN_KEY` for all.
 */
export const adminKeys =
  (variables: NodeJS.ProcessEnv) =>
  (appId: string): string | null =>
    variables[`ALGOLIA_ADMIN_KEY_${appId.toUpperCase()}`] || variables.ALGOLIA_ADMIN_KEY || null
