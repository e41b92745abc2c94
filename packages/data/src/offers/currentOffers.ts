import { addDays } from '@forecourt/rules/dates/calendarDate'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferOfSite } from '@forecourt/rules/offers/offerListing'
import type { OfferFuel } from '@forecourt/rules/records/kinds/offerFields'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import { isOfOneMake } from '@forecourt/schema/switches/stockSwitches'
import type { Scope } from '../createDatabase'
import type { Offer as OfferRow } from '../generated/client'
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
  endsOn,
  comparisonRate,
  rateExample,
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
  endsOn,
  comparisonRate,
  rateExample,
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

/** Whether an organisation's offers change on a day: one starts on it, or ended the day before (OFR-01). */
export const offersStartOrEnd = (scope: Scope, organisationId: string, date: string): Promise<boolean> =>
  scope.transaction(
    async (tx) => (await tx.offer.count({ where: { organisationId, OR: [{ startsOn: date }, { endsOn: addDays(date, -1) }] } })) > 0,
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
 * The offers that a site shows today, in its time zone, in the dealer's order. Excludes those that exclude the site (OFR-05) and, on a
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
  const { date: today } = momentInZone(now, config.identity.timeZone)
  const rows = await tx.offer.findMany({
    where: {
      organisationId,
      id,
      NOT: { excludedSiteIds: { has: siteId } },
      AND: [
        ...(onCars ? [{ OR: [{ onCars }, { id: { in: await chosenOffers(tx, organisationId) } }] }] : []),
        ...(isOfOneMake(config.identity) ? [{ OR: [{ manufacturer: null }, { manufacturer: config.identity.manufacturer }] }] : []),
        { OR: [{ startsOn: null }, { startsOn: { lte: today } }] },
        { OR: [{ endsOn: null }, { endsOn: { gte: today } }] },
      ],
    },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  })
  return rows.map(toOffer)
}
