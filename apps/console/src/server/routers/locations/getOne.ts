import { getOneInput } from '../../getOneInput'
import { locationRecord } from '../../locations/locationRow'
import { procedure } from '../../procedure'
import { findLocation } from './findLocation'

export const getOne = procedure
  .permission('location.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => locationRecord((await findLocation(ctx.accessScopes, id)).location))
