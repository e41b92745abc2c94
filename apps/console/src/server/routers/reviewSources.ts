import { reviewSourceKind } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { fetchReviewsSoon } from '@forecourt/data/reviews/sources/takeReviews'
import { findRecord } from '../edited-records/findRecord'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { CallProblem } from '../errors/CallProblem'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Fetches a source's reviews within seconds. */
const fetchNow = procedure
  .permission('review.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findRecord(ctx.accessScopes, reviewSourceKind, id)
    const refusal = reviewSourceKind.refusal(record)
    if (refusal) throw new CallProblem('CONFLICT', refusal)
    if (!(await fetchReviewsSoon(accessScope.scope, { id, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('CONFLICT', 'This source is paused. Resume it before you fetch.')
    return { id }
  })

const access = { permission: 'review.edit', isPlatformOnly: false } as const

export const reviewSourcesRouter = router({
  ...recordProcedures({ ...access, kindAt: () => reviewSourceKind }),
  getList: recordList({
    ...access,
    kind: reviewSourceKind,
    sorts: ['name', 'checkedAt', 'updatedAt'],
    filters: ['locationId', 'provider'],
  }),
  fetchNow,
})
