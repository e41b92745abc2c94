import { updateRecord } from '@forecourt/data/edited-records/editRecord'
import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { findRecord } from '../../edited-records/findRecord'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { changeInput } from '../../edited-records/recordInput'
import { procedure } from '../../procedure'
import { latestDay } from './latestDay'
import { reviewInput } from './reviewInput'

/** Changes a review; the sites that show it follow at once. */
export const update = procedure
  .permission('review.edit')
  .input(changeInput.extend({ data: reviewInput }))
  .mutation(async ({ ctx, input: { id, data: values, expectedRevision } }) => {
    const kind = reviewKind(latestDay(ctx.now))
    const { reach } = await findRecord(ctx.reach, kind, id)
    const changing = { values, expectedRevision, reached: reach.siteIds, actor: ctx.actor }
    return recordAnswer(await updateRecord(reach.scope, kind, id, changing), 'review')
  })
