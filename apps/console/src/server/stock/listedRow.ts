import type { ListedStockCar } from '@forecourt/data/stock/list/listStock'
import { carAttention } from '@forecourt/rules/stock/carAttention'
import { carStage, nextStages } from '@forecourt/rules/stock/carStage'
import { stockAge } from '@forecourt/rules/stock/stockAge'
import { stockRow } from './stockRow'

/** A car as a row of the list: beside what it is, where it is on its way, and what of it wants attention. */
export const listedRow = (car: ListedStockCar, now: string) => {
  const row = stockRow(car, now)
  return {
    ...row,
    organisationId: car.organisationId,
    model: car.model,
    badge: car.badge,
    itemType: car.itemType,
    vin: car.vin,
    locationId: car.locationId,
    stage: carStage(car),
    nextStages: nextStages(car),
    age: stockAge(row.daysInStock),
    attention: carAttention({ car, listedAt: car.listedAt, lastLeadAt: car.lastLeadAt, feedProblem: car.feedProblem, now }),
    leads: car.leads,
    lastLeadAt: car.lastLeadAt,
    /** The feed that brings it; null where somebody typed it. */
    feedName: car.feedName,
    feedProblem: car.feedProblem,
    offerId: car.offerId,
    showOnDealerWebsite: car.showOnDealerWebsite,
    /** What `update` and `bulk` are told was seen. */
    revision: car.revision,
    updatedAt: car.updatedAt,
  }
}
