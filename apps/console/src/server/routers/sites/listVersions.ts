import { listVersions as list } from '@forecourt/data/sites/versions/listVersions'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { procedure } from '../../procedure'

const pageSize = 30

/** A page of the history, latest first; `before` asks for what is older than a version. */
export const listVersions = procedure
  .onSite('site.read')
  .input(z.object({ before: versionNumber.optional() }))
  .query(async ({ ctx, input: { siteId, before } }) => {
    const versions = await list(ctx.scope, siteId, { before, limit: pageSize + 1 })
    return {
      versions: versions.slice(0, pageSize).map(({ authorName, ...version }) => ({ ...version, author: authorName })),
      hasOlder: versions.length > pageSize,
    }
  })
