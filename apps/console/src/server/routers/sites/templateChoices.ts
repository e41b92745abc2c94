import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** The templates a site can be given, and which its draft has. */
export const templateChoices = procedure.onSite('site.create').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const templates = await ctx.scope.transaction((tx) =>
    tx.layer.findMany({ where: { kind: 'template' }, select: { id: true, name: true, audience: true }, orderBy: { name: 'asc' } }),
  )
  const { templateLayerId, templateChanges, draft, site } = editing
  return { templates, current: templateLayerId, live: site.template, isDrafted: templateChanges, revision: draft.revision }
})
