import { getVersion as get } from '@forecourt/data/sites/versions/getVersion'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

export const getVersion = procedure
  .onSite('site.read')
  .input(z.object({ version: versionNumber }))
  .query(async ({ ctx, input: { siteId, version } }) => {
    const found = await get(ctx.scope, siteId, version)
    if (!found) throw notFound('version')
    const { number, hash, publishedAt, authorName, note, config, values } = found
    return { number, hash, publishedAt, author: authorName, note, config, values }
  })
