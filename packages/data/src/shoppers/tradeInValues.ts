import type { TradeInValue } from '@forecourt/rules/valuations/tradeInText'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { latestOfVehicles, ownVehicleIdsIn } from '../valuations/ownVehicles'
import type { SignedInShopper } from './openShopperSession'

export interface TradeInQuery {
  /** Ids of vehicles known otherwise, such as from a cookie; listed first, in this order. */
  readonly vehicleIds: readonly string[]
  readonly shopper: Pick<SignedInShopper, 'id' | 'email' | 'mobile'> | null
  readonly now: string
}

/** Maximum number of choices. */
const maxRows = 4

/** The shopper's own vehicles with a valuation on a site, each with its latest value (TRD-02, ENT-21). */
export const tradeInValues = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { vehicleIds, shopper, now }: TradeInQuery,
): Promise<TradeInValue[]> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const own = shopper
      ? await ownVehicleIdsIn(tx, { organisationId, siteId, shopperId: shopper.id, email: shopper.email, mobile: shopper.mobile })
      : []
    const ids = [...new Set([...vehicleIds, ...own])]
    if (ids.length === 0) return []
    const found = await latestOfVehicles(tx, { organisationId, siteId, vehicleIds: ids, now })
    return ids
      .flatMap((id) => found.find(({ vehicleId }) => vehicleId === id) ?? [])
      .slice(0, maxRows)
      .map(({ vehicleId, vehicle, state, lowCents, highCents, offerCents, validUntil }) => ({
        vehicleId,
        vehicle: vehicleName(vehicle) || (vehicle.plate ?? vehicle.vin ?? ''),
        state,
        lowCents,
        highCents,
        offerCents,
        validUntil,
      }))
  })
