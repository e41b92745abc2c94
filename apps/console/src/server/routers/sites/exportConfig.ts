import { siteForEditing } from '@forecourt/data/sites/siteForEditing'
import { schemaVersion } from '@forecourt/schema/configSchema'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** The draft as a file: what the site itself says, without what it inherits. */
export const exportConfig = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const text = `${JSON.stringify({ schemaVersion, values: editing.draft.values }, null, 2)}\n`
  return { fileName: `${editing.site.slug}.config.json`, text }
})
