import { compareVersions as compare } from '@forecourt/data/publishing/compareVersions'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What differs between two versions, or between a version and the draft, in words. */
export const compareVersions = procedure
  .onSite('site.read')
  .input(z.object({ from: z.union([versionNumber, z.literal('live')]), to: z.union([versionNumber, z.literal('draft')]) }))
  .query(async ({ ctx, input: { siteId, from, to } }) => {
    const before = from === 'live' ? ctx.site.liveVersion : from
    const changes = before === null ? null : await compare(ctx.scope, siteId, before, to)
    if (!changes) throw notFound('version')
    return { changes }
  })
