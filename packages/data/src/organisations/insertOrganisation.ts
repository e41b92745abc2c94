import { postTags } from '@forecourt/rules/blog/postState'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { Review } from '@forecourt/rules/entities/Review'
import { offerProblems } from '@forecourt/rules/offers/offerProblems'
import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { organisationCountry } from './organisationCountry'

/** Input for a new location, without the dealership's names. A `Location` is assignable. */
export type NewLocation = Omit<Location, 'dealershipSlug' | 'dealershipName'>

export const insertLocation = async (tx: Transaction, organisationId: string, location: NewLocation): Promise<void> => {
  const { address, reviews } = location
  await tx.location.create({
    data: {
      organisationId,
      id: location.id,
      dealershipId: location.dealershipId,
      slug: location.slug,
      name: location.name,
      primary: location.primary,
      visible: location.visible,
      locationType: location.locationType,
      locationSubtype: location.locationSubtype,
      manufacturers: [...location.manufacturers],
      licenceNumber: location.dealerLicenceNumber,
      repairerNumber: location.repairerNumber,
      timeZone: location.timeZone,
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      latitude: address.latitude,
      longitude: address.longitude,
      placeUrl: location.placeUrl,
      placeId: location.placeId,
      phone: location.phone,
      landline: location.landline,
      email: location.email,
      departments: structuredClone(location.departments) as unknown as Prisma.InputJsonValue,
      specialDays: structuredClone(location.specialDays) as unknown as Prisma.InputJsonValue,
      closedOnHolidays: location.closedOnHolidays,
      imageKey: location.imageKey,
      mapKey: location.mapKey,
      reviewAverage: reviews?.averageRating ?? null,
      reviewCount: reviews?.count ?? 0,
    },
  })
}

/** Adds offers in display order; throws if any may not be advertised as it is (FIN-05). */
export const insertOffers = async (tx: Transaction, organisationId: string, offers: readonly Offer[]): Promise<void> => {
  const country = await organisationCountry(tx, organisationId)
  const problems = offers.flatMap((offer) => offerProblems(offer, country))
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  await tx.offer.createMany({
    data: offers.map((offer, position) => ({
      ...offer,
      description: writeStoredText(offer.description),
      disclaimer: offer.disclaimer === null ? null : writeStoredText(offer.disclaimer),
      fuels: [...offer.fuels],
      locationIds: [...offer.locationIds],
      organisationId,
      position,
    })),
  })
}

interface NewPost extends PostValues {
  readonly id: string
  readonly slug: string
  readonly updatedAt: Date
}

/** Adds posts without validation. */
export const insertPosts = async (tx: Transaction, organisationId: string, posts: readonly NewPost[]): Promise<void> => {
  await tx.post.createMany({
    data: posts.map(({ excludedSiteIds, body, ...post }) => ({
      ...post,
      body: writeStoredText(body),
      organisationId,
      excludedSiteIds: [...excludedSiteIds],
      tagSlugs: postTags(post.tags).map(({ slug }) => slug),
    })),
  })
}

/** A review of one location, or of the organisation. */
type NewReview = Omit<Review, 'locationName'> & { readonly locationId: string | null }

export const insertReviews = async (tx: Transaction, organisationId: string, reviews: readonly NewReview[]): Promise<void> => {
  await tx.review.createMany({
    data: reviews.map(({ id, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, locationId }) => ({
      organisationId,
      id,
      customerName,
      text,
      rating,
      reviewDate,
      replyText: replyText === null ? null : writeStoredText(replyText),
      replyDate,
      imageKey,
      locationId,
    })),
  })
}

export const insertOrganisation = async (
  tx: Transaction,
  organisation: { readonly id: string; readonly slug: string; readonly name: string; readonly demo?: boolean },
): Promise<void> => {
  const { id, slug, name, demo = false } = organisation
  await tx.organisation.create({ data: { id, slug, name, demo } })
}
