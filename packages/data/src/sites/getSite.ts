import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { selectSites } from './selectSites'
import type { SiteSummary } from './siteSummary'

export const getSite = async (scope: Scope, siteId: string): Promise<SiteSummary | null> => {
  const [site] = await scope.transaction((tx) => selectSites(tx, { where: Prisma.sql`site.id = ${siteId}` }))
  return site ?? null
}
