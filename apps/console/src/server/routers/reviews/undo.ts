import { undoRecord } from '@forecourt/data/edited-records/editRecord'
import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { narrowReach } from '../../access/narrowReach'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { undoInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { latestDay } from './latestDay'

/** Takes the last change of a review back, its removal too. */
export const undo = procedure
  .permission('review.edit')
  .input(undoInput)
  .mutation(async ({ ctx, input: { id, organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('review')
    const undoing = { organisationId, reached: reach.siteIds, actor: ctx.actor }
    return recordAnswer(await undoRecord(reach.scope, reviewKind(latestDay(ctx.now)), id, undoing), 'review')
  })
