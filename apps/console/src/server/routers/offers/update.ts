import { updateRecord } from '@forecourt/data/edited-records/editRecord'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { findRecord } from '../../edited-records/findRecord'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { changeInput } from '../../edited-records/recordInput'
import { procedure } from '../../procedure'
import { offerInput } from './offerInput'

/** Changes an offer; the sites that show it follow at once. */
export const update = procedure
  .permission('offer.edit')
  .input(changeInput.extend({ data: offerInput }))
  .mutation(async ({ ctx, input: { id, data: values, expectedRevision } }) => {
    const kind = offerKind
    const { reach } = await findRecord(ctx.reach, kind, id)
    const changing = { values, expectedRevision, reached: reach.siteIds, actor: ctx.actor }
    return recordAnswer(await updateRecord(reach.scope, kind, id, changing), 'offer')
  })
