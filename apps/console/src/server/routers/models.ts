import type { Owner } from '@forecourt/data/edited-records/EditedKind'
import { createRecord } from '@forecourt/data/edited-records/editRecord'
import { recordValues } from '@forecourt/data/edited-records/recordRow'
import { copiedModelKind, modelKind, platformModel } from '@forecourt/data/manufacturers/modelKind'
import { sitesOfModel } from '@forecourt/data/manufacturers/sitesOfModel'
import { modelPageToSave } from '@forecourt/data/pages/modelPageToSave'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { findRecord, requireSavedRecord } from '../edited-records/findRecord'
import { recordForecast } from '../edited-records/recordForecast'
import { ownerInput, valuesInput } from '../edited-records/recordInput'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { notFound } from '../errors/CallProblem'
import { getOneInput } from '../listInput'
import { previewDraft } from '../preview/previewDraft'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Copies a platform model to an organisation's own, which replaces it on the organisation's sites (ENT-13). */
const makeOwn = procedure
  .permission('model.edit')
  .input(getOneInput.extend({ organisationId: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id, organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const { record } = await findRecord([accessScope], modelKind, id)
    const values = recordValues(modelKind, record)
    const adding = { key: '', values, allowedSiteIds: accessScope.siteIds, actor: ctx.actor }
    return requireSavedRecord(await createRecord(accessScope.scope, copiedModelKind, organisationId as Owner, adding), 'organisation')
  })

/** The platform's model of a make and name, which an organisation would replace with its own; null if there is none. */
const platformTwin = procedure
  .permission('model.edit')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      manufacturerId: z.string().min(1).max(200),
      name: z.string().min(1).max(200),
    }),
  )
  .query(({ ctx, input: { organisationId, manufacturerId, name } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return accessScope.scope.transaction((tx) => platformModel(tx, { manufacturerId, makeName: null, name }))
  })

/** Previews a model's page on a site with unsaved values: stores nothing, refuses nothing. */
const preview = procedure
  .onSite('model.edit')
  .input(ownerInput.extend({ model: valuesInput<ModelValues>(modelFields) }))
  .query(({ ctx, input: { siteId, organisationId, model: entered } }) => {
    const model = { ...entered, name: entered.name || 'Your model' }
    return previewDraft(ctx, siteId, {
      route: { page: 'model', path: entered.overridePath ?? `/${toSlug(model.name)}`, modelId: modelKind.idOf(model, '', organisationId) },
      load: (site) => modelPageToSave(ctx.db, site, { entered: model, organisationId, now: ctx.now }),
    })
  })

/** The sites that can preview a model: those of its make or, for an organisation's own, of that organisation. */
const sites = procedure
  .permission('model.edit')
  .input(ownerInput.extend({ manufacturerId: z.string().max(200).nullable() }))
  .query(async ({ ctx, input: { manufacturerId, organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (accessScopes.length === 0) throw notFound('organisation')
    const found = await Promise.all(
      accessScopes.map(({ scope, siteIds }) => sitesOfModel(scope, { manufacturerId, organisationId, allowedSiteIds: siteIds })),
    )
    return found.flat()
  })

const access = { permission: 'model.edit', isPlatformOnly: false, platformPermission: 'catalogue.edit' } as const

export const modelsRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => modelKind }),
  forecast: recordForecast({ resource: 'models', permission: 'model.edit', kind: modelKind }),
  getList: recordList({
    ...access,
    kind: modelKind,
    sorts: ['name', 'manufacturerName', 'owner', 'status', 'updatedAt'],
    filters: ['manufacturerId', 'status', 'published', 'ownership'],
  }),
  makeOwn,
  platformTwin,
  preview,
  sites,
})
