import { type DealerSize, dealerSizes, type PeerGroup, type PeerStatistics, sizeBounds } from '@forecourt/rules/measuring/SiteStatistics'
import type { Scope } from '../../createDatabase'

/** Minimum size of a peer group, so that no dealer can be identified. */
export const minPeers = 10

export interface PeersQuery {
  readonly country: 'AU' | 'NZ'
  /** Whether the dealer holds a franchise: new-car dealers have different traffic from used-car dealers. */
  readonly isFranchise: boolean
  readonly size: DealerSize
  readonly from: string
  readonly to: string
}

interface MedianRow {
  readonly peerGroup: PeerGroup
  readonly dealers: number
  readonly visitors: number | null
  readonly share: number | null
}

/** The median of a peer group, rounded; null if the group is too small. */
const toPeerStatistics = ({ peerGroup, dealers, visitors, share }: MedianRow): PeerStatistics | null =>
  dealers < minPeers || visitors === null || share === null
    ? null
    : { dealers, peerGroup, visitorsAWeek: Math.round(visitors), leadsPerHundred: Math.round(10 * share) / 10 }

const mostSimilarFirst: readonly PeerGroup[] = ['size', 'kind', 'country']

/**
 * Medians of dealers of the same kind, size and country, all sites of a dealer counted as one. Falls back to the same kind, then to all
 * dealers of the country, if the group has fewer than ten; null if that has, too. Queries all organisations, but returns only rounded
 * medians.
 */
export const peerStatistics = async (
  platform: Scope,
  { country, isFranchise, size, from, to }: PeersQuery,
): Promise<PeerStatistics | null> => {
  const medians = await platform.transaction(
    (tx) => tx.$queryRaw<MedianRow[]>`
      with came as (
        select organisation_id, sum(visitors)::float as visitors, count(distinct site_id) as sites
        from site_days where day between ${from}::date and ${to}::date group by 1 having sum(visitors) > 0
      ), asked as (
        select organisation_id, count(*)::float as leads from leads
        where not suspicious and created_at >= ${from}::date and created_at < ${to}::date + 1 group by 1
      ), stock as (
        select organisation_id, count(*)::float as cars from cars where status in ('in_stock', 'coming_soon') group by 1
      ), peer as (
        select came.visitors / came.sites * 7 / (${to}::date - ${from}::date + 1) as visitors, 100 * coalesce(asked.leads, 0) / came.visitors as share,
          exists (select from sites site where site.organisation_id = came.organisation_id and site.manufacturer_layer_id is not null) = ${isFranchise} as is_kind,
          width_bucket(coalesce(stock.cars, 0) / came.sites, ${[...sizeBounds]}::float[]) = ${dealerSizes.indexOf(size)}::int as is_size
        from came left join asked using (organisation_id) left join stock using (organisation_id)
        where exists (select from locations place where place.organisation_id = came.organisation_id and place.time_zone like 'Pacific/%') = ${country === 'NZ'}
      )
      select "peerGroup", count(*)::int as dealers, percentile_cont(0.5) within group (order by visitors) as visitors, percentile_cont(0.5) within group (order by share) as share
      from peer cross join lateral unnest(array['country', case when is_kind then 'kind' end, case when is_kind and is_size then 'size' end]) as "peerGroup"
      where "peerGroup" is not null group by 1`,
  )
  const statistics = medians.flatMap((median) => toPeerStatistics(median) ?? [])
  return mostSimilarFirst.flatMap((peerGroup) => statistics.filter((one) => one.peerGroup === peerGroup))[0] ?? null
}
