import { listVersions as list } from '@forecourt/data/sites/listVersions'
import { procedure } from '../../procedure'

export const listVersions = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const versions = await list(ctx.scope, siteId)
  return { versions: versions.map(({ authorName, ...version }) => ({ ...version, author: authorName })) }
})
