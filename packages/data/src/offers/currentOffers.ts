import { momentInZone, type ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferOfSite } from '@forecourt/rules/offers/offerListing'
import type { OfferFuel } from '@forecourt/rules/records/kinds/offerFields'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import { isOfOneMake } from '@forecourt/schema/switches/stockSwitches'
import type { Scope } from '../createDatabase'
import type { Offer as OfferRow, Prisma } from '../generated/client'
import type { RenderedSite, SharedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'

/** An offer as pages use it. */
export const toOffer = ({
  id,
  name,
  description,
  disclaimer,
  category,
  manufacturer,
  modelName,
  imageKey,
  startsOn,
  startTime,
  endsOn,
  endTime,
  comparisonRate,
  rateExample,
  interestRate,
  termYears,
  depositPercent,
  balloonPercent,
  establishmentCents,
  monthlyFeeCents,
  onCars,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
  locationIds,
  buyer,
}: OfferRow): Offer => ({
  id,
  name,
  description: parseStoredText(description),
  disclaimer: disclaimer === null ? null : parseStoredText(disclaimer),
  category: category as Offer['category'],
  manufacturer,
  modelName,
  imageKey,
  startsOn,
  startTime,
  endsOn,
  endTime,
  comparisonRate,
  rateExample,
  interestRate,
  termYears,
  depositPercent,
  balloonPercent,
  establishmentCents,
  monthlyFeeCents,
  onCars,
  fuels: fuels as OfferFuel[],
  priceFromCents,
  priceToCents,
  yearFrom,
  locationIds,
  buyer: buyer as Offer['buyer'],
})

/** Maximum number of offers; above what organisations have. */
const maxOffers = 200

/** All offers of the site's organisation in the dealer's order, including hidden ones, to explain why one is missing (OFR-05). */
export const allOffers = async (tx: Transaction, { organisationId, siteId }: RenderedSite): Promise<OfferOfSite[]> => {
  const rows = await tx.offer.findMany({ where: { organisationId }, orderBy: [{ position: 'asc' }, { name: 'asc' }], take: maxOffers })
  return rows.map((row) => ({ ...toOffer(row), isExcluded: row.excludedSiteIds.includes(siteId) }))
}

/** Condition for offers that have gone live by a local moment, as in `hasGoneLive`. */
export const wentLive = ({ date, minutes }: ZonedMoment): Prisma.OfferWhereInput => ({
  OR: [
    { startsOn: null },
    { startsOn: { lt: date } },
    { startsOn: date, startTime: null },
    { startsOn: date, startTime: { lte: storedTime(minutes) } },
  ],
})

/** Condition for offers that have come down by a local moment, as in `hasComeDown`. */
export const cameDown = ({ date, minutes }: ZonedMoment): Prisma.OfferWhereInput => ({
  OR: [{ endsOn: { lt: date } }, { endsOn: date, endTime: { lte: storedTime(minutes) } }],
})

/** The opposite of `cameDown`, spelt out because SQL's `not` excludes rows without an end. */
export const hasNotComeDown = ({ date, minutes }: ZonedMoment): Prisma.OfferWhereInput => ({
  OR: [{ endsOn: null }, { endsOn: { gt: date } }, { endsOn: date, endTime: null }, { endsOn: date, endTime: { gt: storedTime(minutes) } }],
})

/** Whether an offer of an organisation goes live or comes down after one local moment and up to another (OFR-01). */
export const offersStartOrEnd = (scope: Scope, organisationId: string, moment: ZonedMoment, before: ZonedMoment): Promise<boolean> =>
  scope.transaction(
    async (tx) =>
      (await tx.offer.findFirst({
        where: {
          organisationId,
          OR: [{ AND: [wentLive(moment), { NOT: wentLive(before) }] }, { AND: [cameDown(moment), hasNotComeDown(before)] }],
        },
        select: { id: true },
      })) !== null,
  )

/** Ids of offers assigned to single cars. */
const chosenOffers = async (tx: Transaction, organisationId: string): Promise<string[]> => {
  const rows = await tx.car.findMany({
    where: { organisationId, offerId: { not: null } },
    distinct: ['offerId'],
    select: { offerId: true },
  })
  return rows.flatMap(({ offerId }) => offerId ?? [])
}

/**
 * The offers that a site shows at an instant, in its time zone, in the dealer's order. Excludes those that exclude the site (OFR-05) and, on a
 * single-make site, offers of other makes. `onCars` limits them to offers that apply to cars, by their conditions or by assignment.
 */
export const currentOffers = async (
  tx: Transaction,
  {
    organisationId,
    siteId,
    config,
  }: Pick<SharedSite, 'organisationId' | 'siteId'> & { readonly config: Pick<SharedSite['config'], 'identity'> },
  now: string,
  { id, onCars }: { readonly id?: string; readonly onCars?: true } = {},
): Promise<Offer[]> => {
  const moment = momentInZone(now, config.identity.timeZone)
  const rows = await tx.offer.findMany({
    where: {
      organisationId,
      id,
      NOT: { excludedSiteIds: { has: siteId } },
      AND: [
        ...(onCars ? [{ OR: [{ onCars }, { id: { in: await chosenOffers(tx, organisationId) } }] }] : []),
        ...(isOfOneMake(config.identity) ? [{ OR: [{ manufacturer: null }, { manufacturer: config.identity.manufacturer }] }] : []),
        wentLive(moment),
        hasNotComeDown(moment),
      ],
    },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  })
  return rows.map(toOffer)
}
