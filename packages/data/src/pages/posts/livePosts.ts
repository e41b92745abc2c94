import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { storedTime } from '@forecourt/rules/hours/typedTime'
import type { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'

/** The posts a site shows at an instant, by its own clock: published, and their day and time have come (RTE-24). */
export const livePosts = ({ organisationId, siteId, config }: RenderedSite, now: string): Prisma.PostWhereInput => {
  const { date, minutes } = momentInZone(now, config.identity.timeZone)
  return {
    organisationId,
    state: 'published',
    NOT: { excludedSiteIds: { has: siteId } },
    OR: [
      { publishOn: { lt: date } },
      { publishOn: date, publishTime: null },
      { publishOn: date, publishTime: { lte: storedTime(minutes) } },
    ],
  }
}

/** The latest first. */
export const latestFirst = [
  { publishOn: 'desc' },
  { publishTime: { sort: 'desc', nulls: 'last' } },
  { id: 'asc' },
] satisfies Prisma.PostOrderByWithRelationInput[]

export const cardColumns = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  category: true,
  imageKey: true,
  imageAlt: true,
  publishOn: true,
  author: true,
} satisfies Prisma.PostSelect
