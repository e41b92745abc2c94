import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { layersWithTemplate, changeTemplate as storeTemplate } from '@forecourt/data/sites/changeTemplate'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { revision } from '../../configValues'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'
import { templateConsequences } from '../../sites/templateConsequences'

/** The templates available to a site, and its draft's current one. */
export const templateChoices = procedure.onSite('site.create').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const templates = await ctx.scope.transaction((tx) =>
    tx.layer.findMany({ where: { kind: 'template' }, select: { id: true, name: true, audience: true }, orderBy: { name: 'asc' } }),
  )
  const { templateLayerId, templateChanges, draft, site } = editing
  return { templates, current: templateLayerId, live: site.template, isDrafted: templateChanges, revision: draft.revision }
})

/** A page of a site's draft before and after a change of template. */
export const templatePreview = procedure
  .onSite('site.create')
  .input(z.object({ templateLayerId: z.string().max(100), path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { siteId, templateLayerId, path } }) => {
    const { db, originOf, now, scope } = ctx
    const editing = await siteForEditing(scope, siteId)
    const other = await layersWithTemplate(scope, siteId, templateLayerId)
    if (!editing || !other) throw notFound('site')
    const own = siteLayer(editing.site.name, editing.draft.values)
    const sideOf = async (layers: typeof other) => {
      const { config } = resolveConfig([...layers, own])
      return { config, page: await loadPreviewPage({ db, originOf, editing, config, path, query: '', now }) }
    }
    return { before: await sideOf(editing.layers), after: await sideOf(other) }
  })

/** What a change of template changes, removes and retains on a site, as text. */
export const templateReport = procedure
  .onSite('site.create')
  .input(z.object({ templateLayerId: z.string().max(100) }))
  .query(async ({ ctx, input: { siteId, templateLayerId } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    const other = await layersWithTemplate(ctx.scope, siteId, templateLayerId)
    if (!editing || !other) throw notFound('site')
    const own = siteLayer(editing.site.name, editing.draft.values)
    return { revision: editing.draft.revision, ...templateConsequences([...editing.layers, own], [...other, own]) }
  })

/** Changes the template of a site's draft, or restores the former one; shoppers see it once published. */
export const changeTemplate = procedure
  .onSite('site.create')
  .input(z.object({ templateLayerId: z.string().max(100), expectedRevision: revision }))
  .mutation(async ({ ctx, input }) => {
    const result = await storeTemplate(ctx.scope, { ...input, actor: ctx.actor })
    if (result.ok) return { revision: result.revision, name: result.name, before: result.before }
    if (result.reason === 'notFound') throw notFound('site')
    throw new CallProblem('CONFLICT', result.message)
  })
