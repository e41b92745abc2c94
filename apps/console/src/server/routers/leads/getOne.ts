import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findLead } from './findLead'

export const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findLead(ctx.accessScopes, id)).record)
