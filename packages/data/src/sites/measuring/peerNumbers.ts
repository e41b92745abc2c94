import type { PeerNumbers } from '@forecourt/rules/pages/measuring/SiteNumbers'
import type { Scope } from '../../createDatabase'

/** Fewer dealers than this are nobody’s to compare with: one of them might be known by its figures. */
export const fewestPeers = 10

export interface PeersQuery {
  readonly country: 'AU' | 'NZ'
  readonly from: string
  readonly to: string
}

/**
 * What dealers of a country have in the middle, each with all its sites counted once; null while there are fewer than ten with visitors.
 * Asked of every organisation, and only the middle is told, rounded: no figure is anybody's.
 */
export const peerNumbers = async (platform: Scope, { country, from, to }: PeersQuery): Promise<PeerNumbers | null> => {
  const [row] = await platform.transaction(
    (tx) => tx.$queryRaw<{ dealers: number; visitors: number | null; share: number | null }[]>`
      with came as (
        select organisation_id, sum(visitors)::float as visitors, count(distinct site_id) as sites
        from site_days where day between ${from}::date and ${to}::date group by 1 having sum(visitors) > 0
      ), asked as (
        select organisation_id, count(*)::float as leads from leads
        where not suspicious and created_at >= ${from}::date and created_at < ${to}::date + 1 group by 1
      )
      select count(*)::int as dealers,
        percentile_cont(0.5) within group (order by came.visitors / came.sites) * 7 / (${to}::date - ${from}::date + 1) as visitors,
        percentile_cont(0.5) within group (order by 100 * coalesce(asked.leads, 0) / came.visitors) as share
      from came left join asked using (organisation_id)
      where exists (select from locations place where place.organisation_id = came.organisation_id and place.time_zone like 'Pacific/%') = ${country === 'NZ'}`,
  )
  if (!row || row.dealers < fewestPeers || row.visitors === null || row.share === null) return null
  return { dealers: row.dealers, visitorsAWeek: Math.round(row.visitors), leadsPerHundred: Math.round(10 * row.share) / 10 }
}
