import { createRecord } from '@forecourt/data/edited-records/editRecord'
import { offerKind } from '@forecourt/data/offers/offerKind'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { createInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { offerInput } from './offerInput'

/** Adds an offer to an organisation; its sites show it at once. */
export const create = procedure
  .permission('offer.edit')
  .input(z.intersection(createInput, offerInput))
  .mutation(async ({ ctx, input: { organisationId, key, ...values } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    const adding = { key, values, reached: reach.siteIds, actor: ctx.actor }
    return recordAnswer(await createRecord(reach.scope, offerKind, organisationId, adding), 'organisation')
  })
