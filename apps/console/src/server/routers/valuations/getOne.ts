import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findValuation } from './findValuation'

export const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findValuation(ctx.reach, id, ctx.now)).record)
