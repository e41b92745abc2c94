import type { Scope } from '../../createDatabase'
import { undoReasons } from '../../layers/reasonsToGoBack'

/**
 * Outcome of a rollout at one site: `waiting`, `published`, `unchanged` if nothing looks different, `refused` if the site would be invalid.
 * After undo: `undone`, `kept` if published since, or `skipped` if it was still waiting.
 */
export type RolloutOutcome = 'waiting' | 'published' | 'unchanged' | 'refused' | 'undone' | 'kept' | 'skipped'

/** One site processed by a rollout or its undo. */
export interface RolloutSiteResult {
  readonly siteId: string
  readonly organisationId: string
  readonly outcome: RolloutOutcome
  readonly message: string | null
  /** Whether the live site changed. */
  readonly isLiveChanged: boolean
}

interface RolloutSiteRow {
  readonly siteId: string
  readonly name: string
  readonly organisationName: string
  readonly host: string | null
  readonly outcome: RolloutOutcome
  readonly message: string | null
  readonly fromVersion: number | null
  readonly toVersion: number | null
}

/** Outcomes of a rollout by site, those with problems first. */
export const listRolloutSites = (scope: Scope, rolloutId: string): Promise<RolloutSiteRow[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw<RolloutSiteRow[]>`
      select
        entry.site_id as "siteId", site.name, organisation.name as "organisationName", entry.outcome, entry.message,
        entry.from_version as "fromVersion", entry.to_version as "toVersion",
        (select host.host from host_names host where host.organisation_id = site.organisation_id and host.site_id = site.id
          order by host.is_primary desc, host.host limit 1) as host
      from rollout_sites entry
      join sites site on site.organisation_id = entry.organisation_id and site.id = entry.site_id
      join organisations organisation on organisation.id = site.organisation_id
      where entry.rollout_id = ${rolloutId}
      order by array_position(array['refused', 'kept', 'waiting', 'published', 'undone', 'unchanged', 'skipped'], entry.outcome), site.name
      limit 10000`,
  )

export interface RolloutSummary {
  readonly id: string
  readonly layerId: string
  readonly revision: number
  readonly note: string
  readonly authorName: string
  readonly createdAt: string
  readonly undoneAt: string | null
  readonly undoneBy: string | null
  /** Why it was undone; empty if it wasn’t, or before reasons were required. */
  readonly undoReason: string
  readonly counts: Readonly<Record<RolloutOutcome, number>>
  /** Whether sites still wait for the rollout or its undo. */
  readonly isUnfinished: boolean
}

const noCounts: RolloutSummary['counts'] = { waiting: 0, published: 0, unchanged: 0, refused: 0, undone: 0, kept: 0, skipped: 0 }

/** Rollouts of a layer, or one by id, latest first. */
export const listRollouts = (scope: Scope, which: { readonly layerId: string } | { readonly id: string }): Promise<RolloutSummary[]> =>
  scope.transaction(async (tx) => {
    const rollouts = await tx.rollout.findMany({ where: which, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: 50 })
    const counted = await tx.rolloutSite.groupBy({
      by: ['rolloutId', 'outcome'],
      where: { rolloutId: { in: rollouts.map(({ id }) => id) } },
      _count: { _all: true },
    })
    const [first] = rollouts
    const reasons = first ? await undoReasons(tx, first.layerId) : new Map<string, string>()
    return rollouts.map(({ createdAt, undoneAt, authorId: _author, ...rollout }) => {
      const own = counted.filter(({ rolloutId }) => rolloutId === rollout.id)
      const counts = { ...noCounts, ...Object.fromEntries(own.map(({ outcome, _count }) => [outcome, _count._all])) }
      const isUnfinished = counts.waiting > 0 || (undoneAt !== null && counts.published + counts.unchanged > 0)
      const undoReason = reasons.get(rollout.id) ?? ''
      return { ...rollout, createdAt: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null, undoReason, counts, isUnfinished }
    })
  })
