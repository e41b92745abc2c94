import { rulesById } from '@forecourt/rules/compliance/complianceRules'
import { isBlocking } from '@forecourt/rules/compliance/waivers'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { openFinding } from './storedFindings'

/** A site with the number of its open findings by severity. */
export interface SiteFindingCounts {
  readonly siteId: string
  readonly name: string
  readonly organisationName: string
  /** Of the last check, ISO in UTC; null before the first. */
  readonly checkedAt: string | null
  /** Findings that stop publishing. */
  readonly errors: number
  readonly warnings: number
}

/**
 * The sites of a scope with the number of findings that their pages of findings list, sorted by name. Archived sites are left out.
 *
 * @param siteIds only these; null for all
 * @param now ISO in UTC
 */
export const siteFindingCounts = (scope: Scope, siteIds: readonly string[] | null, now: string): Promise<SiteFindingCounts[]> =>
  scope.transaction(async (tx) => {
    const within = siteIds === null ? Prisma.sql`true` : Prisma.sql`site.id = any(${[...siteIds]}::text[])`
    const sites = await tx.$queryRaw<{ siteId: string; name: string; organisationName: string; checkedAt: Date | null }[]>`
      select site.id as "siteId", site.name, organisation.name as "organisationName", checked.checked_at as "checkedAt"
      from sites site
      join organisations organisation on organisation.id = site.organisation_id
      left join compliance_checks checked on checked.organisation_id = site.organisation_id and checked.site_id = site.id
      where site.status <> 'archived' and ${within}
      order by site.name, site.id`
    const found = await tx.$queryRaw<{ siteId: string; rule: string; count: number }[]>`
      select finding.site_id as "siteId", finding.rule, count(*)::int as count from compliance_findings finding
      join sites site on site.organisation_id = finding.organisation_id and site.id = finding.site_id
      where ${within} and ${openFinding(now)}
      group by finding.site_id, finding.rule`
    const counts = new Map<string, { errors: number; warnings: number }>()
    for (const { siteId, rule, count } of found) {
      // Rules of an earlier release are listed nowhere.
      if (!rulesById.has(rule)) continue
      const siteCounts = counts.get(siteId) ?? { errors: 0, warnings: 0 }
      siteCounts[isBlocking({ rule, phrase: '' }) ? 'errors' : 'warnings'] += count
      counts.set(siteId, siteCounts)
    }
    return sites.map(({ checkedAt, ...site }) => ({
      ...site,
      checkedAt: checkedAt?.toISOString() ?? null,
      ...(counts.get(site.siteId) ?? { errors: 0, warnings: 0 }),
    }))
  })
