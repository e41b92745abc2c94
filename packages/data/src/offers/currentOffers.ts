import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { isOfOneMake } from '@forecourt/schema/switches/isOfOneMake'
import type { SharedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { toOffer } from './toOffer'

/**
 * The offers a site shows today, in its own time zone, in the dealer's order; those that leave the site out are left out (OFR-05),
 * and on the site of a single make what another maker offers: an organisation may own both.
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
      onCars,
      NOT: { excludedSiteIds: { has: siteId } },
      AND: [
        ...(isOfOneMake(config.identity) ? [{ OR: [{ manufacturer: null }, { manufacturer: config.identity.manufacturer }] }] : []),
        { OR: [{ startsOn: null }, { startsOn: { lte: today } }] },
        { OR: [{ endsOn: null }, { endsOn: { gte: today } }] },
      ],
    },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  })
  return rows.map(toOffer)
}
