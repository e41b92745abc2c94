import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { typedModelPage } from '@forecourt/data/pages/typedModelPage'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { ownerInput, valuesInput } from '../../edited-records/recordInput'
import { previewDraft } from '../../preview/previewDraft'
import { procedure } from '../../procedure'

/** A model's page on a site, drawn of what is typed so far: nothing is stored, and nothing is refused. */
export const preview = procedure
  .onSite('model.edit')
  .input(ownerInput.extend({ model: valuesInput<ModelValues>(modelFields) }))
  .query(({ ctx, input: { siteId, organisationId, model: typed } }) => {
    const model = { ...typed, name: typed.name || 'Your model' }
    return previewDraft(ctx, siteId, {
      route: { page: 'model', path: typed.overridePath ?? `/${toSlug(model.name)}`, modelId: modelKind.idOf(model, '', organisationId) },
      load: (site) => typedModelPage(ctx.db, site, { typed: model, organisationId, now: ctx.now }),
    })
  })
