import { fetchReviewsSoon } from '@forecourt/data/reviews/sources/dueReviewSources'
import { reviewSourceKind } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { findRecord } from '../../../edited-records/findRecord'
import { CallProblem } from '../../../errors/CallProblem'
import { getOneInput } from '../../../getOneInput'
import { procedure } from '../../../procedure'

/** Has a source's reviews fetched within seconds. */
export const fetchNow = procedure
  .permission('review.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findRecord(ctx.accessScopes, reviewSourceKind, id)
    const refusal = reviewSourceKind.refusal(record)
    if (refusal) throw new CallProblem('CONFLICT', refusal)
    if (!(await fetchReviewsSoon(accessScope.scope, { id, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('CONFLICT', 'It is paused. Let it run again, then fetch it.')
    return { id }
  })
