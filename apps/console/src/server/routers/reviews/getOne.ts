import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { findRecord } from '../../edited-records/findRecord'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { latestDay } from './latestDay'

export const getOne = procedure
  .permission('review.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findRecord(ctx.reach, reviewKind(latestDay(ctx.now)), id)).record)
