import type { Owner } from '@forecourt/data/edited-records/EditedKind'
import { createRecord } from '@forecourt/data/edited-records/editRecord'
import { recordValues } from '@forecourt/data/edited-records/recordValues'
import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { findRecord } from '../../edited-records/findRecord'
import { recordAnswer } from '../../edited-records/recordAnswer'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Copies a model of the platform into one of a business's own, which takes its place on the business's sites (ENT-13). */
export const makeOwn = procedure
  .permission('model.edit')
  .input(getOneInput.extend({ organisationId: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id, organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const { record } = await findRecord([accessScope], modelKind, id)
    const values = recordValues(modelKind, record)
    const adding = { key: '', values, allowedSiteIds: accessScope.siteIds, actor: ctx.actor }
    return recordAnswer(await createRecord(accessScope.scope, modelKind, organisationId as Owner, adding), 'organisation')
  })
