import { createRecord } from '@forecourt/data/edited-records/editRecord'
import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { createInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { latestDay } from './latestDay'
import { reviewInput } from './reviewInput'

/** Adds a review to an organisation; its sites show it at once. */
export const create = procedure
  .permission('review.edit')
  .input(z.intersection(createInput, reviewInput))
  .mutation(async ({ ctx, input: { organisationId, key, ...values } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    const adding = { key, values, reached: reach.siteIds, actor: ctx.actor }
    return recordAnswer(await createRecord(reach.scope, reviewKind(latestDay(ctx.now)), organisationId, adding), 'organisation')
  })
