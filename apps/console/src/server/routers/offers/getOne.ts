import { offerKind } from '@forecourt/data/offers/offerKind'
import { findRecord } from '../../edited-records/findRecord'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

export const getOne = procedure
  .permission('offer.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => (await findRecord(ctx.reach, offerKind, id)).record)
