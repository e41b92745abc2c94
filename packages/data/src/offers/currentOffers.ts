import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { isOfOneMake } from '@forecourt/schema/switches/isOfOneMake'
import type { SharedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { toOffer } from './toOffer'

/** The offers that were chosen for cars. */
const chosenOffers = async (tx: Transaction, organisationId: string): Promise<string[]> => {
  const rows = await tx.car.findMany({
    where: { organisationId, offerId: { not: null } },
    distinct: ['offerId'],
    select: { offerId: true },
  })
  return rows.flatMap(({ offerId }) => offerId ?? [])
}

/**
 * The offers a site shows today, in its own time zone, in the dealer's order; those that leave the site out are left out (OFR-05),
 * and on the site of a single make what another maker offers: an organisation may own both.
 * `onCars` leaves out those that stand on no car, by what they say or because one was chosen.
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
