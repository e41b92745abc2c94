/** Sites on which the user has a permission: null for all of the organisation, false for none. */
export type PermittedSites = readonly string[] | null | false

/** Whether the user has the permission on a site. */
export const isPermitted = (permitted: PermittedSites, siteId: string): boolean =>
  permitted !== false && (permitted === null || permitted.includes(siteId))
