import { removeRecord } from '@forecourt/data/edited-records/editRecord'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { findRecord } from '../../edited-records/findRecord'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { changeInput } from '../../edited-records/recordInput'
import { procedure } from '../../procedure'

/** Takes an offer off every site; `undo` brings it back. */
export const remove = procedure
  .permission('offer.edit')
  .input(changeInput)
  .mutation(async ({ ctx, input: { id, expectedRevision } }) => {
    const kind = offerKind
    const { reach } = await findRecord(ctx.reach, kind, id)
    return recordAnswer(await removeRecord(reach.scope, kind, id, { expectedRevision, reached: reach.siteIds, actor: ctx.actor }), 'offer')
  })
