import { removeRecord } from '@forecourt/data/edited-records/editRecord'
import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { findRecord } from '../../edited-records/findRecord'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { changeInput } from '../../edited-records/recordInput'
import { procedure } from '../../procedure'
import { latestDay } from './latestDay'

/** Takes a review off every site; `undo` brings it back. */
export const remove = procedure
  .permission('review.edit')
  .input(changeInput)
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const kind = reviewKind(latestDay(ctx.now))
    const { reach } = await findRecord(ctx.reach, kind, id)
    return recordAnswer(await removeRecord(reach.scope, kind, id, { expectedRevision, reached: reach.siteIds, actor: ctx.actor }), 'review')
  })
