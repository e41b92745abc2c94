import { undoRecord } from '@forecourt/data/edited-records/editRecord'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { narrowReach } from '../../access/narrowReach'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { undoInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Takes the last change of an offer back, its removal too. */
export const undo = procedure
  .permission('offer.edit')
  .input(undoInput)
  .mutation(async ({ ctx, input: { id, organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('offer')
    const undoing = { organisationId, reached: reach.siteIds, actor: ctx.actor }
    return recordAnswer(await undoRecord(reach.scope, offerKind, id, undoing), 'offer')
  })
