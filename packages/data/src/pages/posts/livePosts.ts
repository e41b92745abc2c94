import { momentInZone, type ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import type { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'

/** Those whose day and time have come by a moment of a clock. */
export const comeBy = ({ date, minutes }: ZonedMoment): Prisma.PostWhereInput => ({
  OR: [{ publishOn: { lt: date } }, { publishOn: date, publishTime: null }, { publishOn: date, publishTime: { lte: storedTime(minutes) } }],
})

/** The posts a site shows at an instant, by its own clock: published, and their day and time have come (RTE-24). */
export const livePosts = ({ organisationId, siteId, config }: RenderedSite, now: string): Prisma.PostWhereInput => ({
  organisationId,
  state: 'published',
  NOT: { excludedSiteIds: { has: siteId } },
  ...comeBy(momentInZone(now, config.identity.timeZone)),
})

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
