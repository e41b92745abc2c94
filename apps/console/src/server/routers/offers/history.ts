import { recordHistory } from '@forecourt/data/edited-records/recordHistory'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { findRecord } from '../../edited-records/findRecord'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** What was done to an offer, latest first. */
export const history = procedure
  .permission('offer.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const kind = offerKind
    const { reach } = await findRecord(ctx.reach, kind, id)
    return recordHistory(reach.scope, kind.noun, id)
  })
