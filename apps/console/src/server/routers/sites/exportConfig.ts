import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { fileSchemaPath } from '@forecourt/schema/json-schema/composeFileSchema'
import { configFileText } from '@forecourt/schema/layers/configFileText'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** The draft as a file: what the site itself says, without what it inherits. */
export const exportConfig = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const text = configFileText(editing.draft.values, new URL(fileSchemaPath, ctx.consoleUrl).href)
  return { fileName: `${editing.site.slug}.config.json`, text }
})
