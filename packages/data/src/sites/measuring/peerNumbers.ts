import { type DealerSize, dealerSizes, type Likeness, type PeerNumbers, sizeBounds } from '@forecourt/rules/measuring/SiteNumbers'
import type { Scope } from '../../createDatabase'

/** Fewer dealers than this are nobody’s to compare with: one of them might be known by its figures. */
export const fewestPeers = 10

export interface PeersQuery {
  readonly country: 'AU' | 'NZ'
  /** Whether a maker’s franchise is held: dealers who sell new cars are visited otherwise than those of used ones alone. */
  readonly isFranchise: boolean
  readonly size: DealerSize
  readonly from: string
  readonly to: string
}

interface Middle {
  readonly likeness: Likeness
  readonly dealers: number
  readonly visitors: number | null
  readonly share: number | null
}

/** The middle of a group of dealers, rounded; null where they are too few. */
const publishable = ({ likeness, dealers, visitors, share }: Middle): PeerNumbers | null =>
  dealers < fewestPeers || visitors === null || share === null
    ? null
    : { dealers, likeness, visitorsAWeek: Math.round(visitors), leadsPerHundred: Math.round(10 * share) / 10 }

/** The likest first. */
const likenesses: readonly Likeness[] = ['size', 'kind', 'country']

/**
 * What dealers of the same kind, size and country have in the middle, each with all its sites counted once; of those of the kind where
 * these are fewer than ten, else of all dealers of the country, and null while they are fewer, too. Asked of every organisation, and only
 * the middle is told, rounded: no figure is anybody's.
 */
export const peerNumbers = async (platform: Scope, { country, isFranchise, size, from, to }: PeersQuery): Promise<PeerNumbers | null> => {
  const middles = await platform.transaction(
    (tx) => tx.$queryRaw<Middle[]>`
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
      select likeness, count(*)::int as dealers, percentile_cont(0.5) within group (order by visitors) as visitors, percentile_cont(0.5) within group (order by share) as share
      from peer cross join lateral unnest(array['country', case when is_kind then 'kind' end, case when is_kind and is_size then 'size' end]) as likeness
      where likeness is not null group by 1`,
  )
  const numbers = middles.flatMap((middle) => publishable(middle) ?? [])
  return likenesses.flatMap((likeness) => numbers.filter((one) => one.likeness === likeness))[0] ?? null
}
