import type { Review } from '@forecourt/rules/entities/Review'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'

/** The reviews that concern a site: of the organisation as a whole, and of the locations whose stock it shows. */
export const siteReviews = ({ organisationId, dealershipIds }: RenderedSite): Prisma.ReviewWhereInput =>
  dealershipIds.length === 0
    ? { organisationId, hiddenAt: null }
    : { organisationId, hiddenAt: null, OR: [{ locationId: null }, { location: { dealershipId: { in: [...dealershipIds] } } }] }

/** The latest reviews of a site, or of one of its locations. */
export const latestReviews = async (
  tx: Transaction,
  site: RenderedSite,
  { limit, locationId }: { readonly limit: number; readonly locationId?: string },
): Promise<Review[]> => {
  const rows = await tx.review.findMany({
    where: { AND: [siteReviews(site), { locationId }] },
    include: { location: { select: { name: true } } },
    orderBy: [{ reviewDate: 'desc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.map(({ id, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, location }) => ({
    id,
    customerName,
    text,
    rating,
    reviewDate,
    replyText: replyText === null ? null : parseStoredText(replyText),
    replyDate,
    imageKey,
    locationName: location?.name ?? null,
  }))
}
