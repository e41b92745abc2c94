import type { Scope } from '../../createDatabase'
import type { RolloutOutcome } from './RolloutOutcome'

export interface RolloutSummary {
  readonly id: string
  readonly layerId: string
  readonly revision: number
  readonly note: string
  readonly authorName: string
  readonly createdAt: string
  readonly undoneAt: string | null
  readonly undoneBy: string | null
  readonly counts: Readonly<Record<RolloutOutcome, number>>
  /** Whether sites still wait for it, or for its undoing. */
  readonly isUnfinished: boolean
}

const none: RolloutSummary['counts'] = { waiting: 0, published: 0, unchanged: 0, refused: 0, undone: 0, kept: 0, skipped: 0 }

/** The roll-outs of a layer, or one by its id, latest first. */
export const listRollouts = (scope: Scope, which: { readonly layerId: string } | { readonly id: string }): Promise<RolloutSummary[]> =>
  scope.transaction(async (tx) => {
    const rollouts = await tx.rollout.findMany({ where: which, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: 50 })
    const counted = await tx.rolloutSite.groupBy({
      by: ['rolloutId', 'outcome'],
      where: { rolloutId: { in: rollouts.map(({ id }) => id) } },
      _count: { _all: true },
    })
    return rollouts.map(({ createdAt, undoneAt, authorId: _author, ...rollout }) => {
      const own = counted.filter(({ rolloutId }) => rolloutId === rollout.id)
      const counts = { ...none, ...Object.fromEntries(own.map(({ outcome, _count }) => [outcome, _count._all])) }
      const isUnfinished = counts.waiting > 0 || (undoneAt !== null && counts.published + counts.unchanged > 0)
      return { ...rollout, createdAt: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null, counts, isUnfinished }
    })
  })
