import { recordHistory } from '@forecourt/data/edited-records/recordHistory'
import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { findRecord } from '../../edited-records/findRecord'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { latestDay } from './latestDay'

/** What was done to a review, latest first. */
export const history = procedure
  .permission('review.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const kind = reviewKind(latestDay(ctx.now))
    const { reach } = await findRecord(ctx.reach, kind, id)
    return recordHistory(reach.scope, kind.noun, id)
  })
