import { modelKind } from '@forecourt/data/manufacturers/modelKind'
import { typedModelPage } from '@forecourt/data/pages/typedModelPage'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { z } from 'zod'
import { valuesInput } from '../../edited-records/recordInput'
import { previewDraft } from '../../preview/previewDraft'
import { procedure } from '../../procedure'

/** A model's page on a site, drawn of what is typed so far: nothing is stored, and nothing is refused. */
export const preview = procedure
  .onSite('catalogue.edit')
  .input(z.object({ model: valuesInput<ModelValues>(modelFields) }))
  .query(({ ctx, input: { siteId, model: typed } }) => {
    const model = { ...typed, name: typed.name || 'Your model' }
    return previewDraft(ctx, siteId, {
      route: { page: 'model', path: typed.overridePath ?? `/${toSlug(model.name)}`, modelId: modelKind.idOf(model, '') },
      load: (site) => typedModelPage(ctx.db, site, model, ctx.now),
    })
  })
