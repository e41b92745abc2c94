import type { EditedCar } from '@forecourt/data/stock/getEditedCar'
import type { ListedStockCar } from '@forecourt/data/stock/list/listStock'
import type { Car } from '@forecourt/rules/entities/Car'
import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { daysInStock, isArrivalKnown } from '@forecourt/rules/stock/arrival'
import { carAttention, stockAge } from '@forecourt/rules/stock/carAttention'
import { carStage, nextStages } from '@forecourt/rules/stock/carStage'
import { toCarEntry } from '@forecourt/rules/stock/toCarEntry'
import { vinNotice } from '@forecourt/rules/stock/vinNotice'

/** A car for the stock list, with whole days since it arrived (until it was sold). */
export const stockRow = (car: Car, now: string) => ({
  id: car.id,
  slug: car.slug,
  name: car.name,
  stockNumber: car.stockNumber,
  make: car.make,
  year: car.year,
  carType: car.carType,
  status: car.status,
  reserved: car.reserved,
  preorder: car.preorder,
  certified: car.certified,
  tag: car.tag,
  driveAwayCents: car.driveAwayCents,
  egcCents: car.egcCents,
  /** The price that sites show by default, in cents; `priceType` says which of the two prices it is. */
  priceCents: car.priceCents,
  beforePriceCents: car.beforePriceCents,
  priceType: car.priceType,
  km: car.km,
  colour: car.colour,
  regoPlate: car.regoPlate,
  views: car.views,
  createdAt: car.createdAt,
  soldAt: car.soldAt,
  /** Whether its arrival is known; otherwise `daysInStock` are those since its first import. */
  isArrivalKnown: isArrivalKnown(car.createdAt),
  daysInStock: daysInStock(car.createdAt, car.soldAt ?? now),
  imageKey: car.images[0]?.key ?? null,
  imageCount: car.images.length,
  dealershipName: car.dealershipName,
  locationName: car.locationName,
})

/** A car for its page in the console: its row, all editable fields, stage and revision. */
export const toStockRecord = (car: EditedCar, now: string) => ({
  ...stockRow(car, now),
  ...toCarEntry(car),
  images: car.images,
  financeQuote: car.financeQuote,
  /** On-road charges of its dealership and its state: figures of a lender may be for the price with them. */
  charges: car.charges ?? [],
  state: car.state,
  organisationId: car.organisationId,
  dealershipId: car.dealershipId,
  stage: carStage(car),
  nextStages: nextStages(car),
  /** Warnings by field. */
  notices: { ...(car.vin && vinNotice(car.vin) ? { vin: vinNotice(car.vin) } : {}) } as { readonly [field: string]: string },
  revision: car.revision,
  updatedAt: car.updatedAt,
})

/** A car for a row of the list, with its stage, next stages and kinds of attention needed. */
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
    country: countryOfTimeZone(car.timeZone),
    stage: carStage(car),
    nextStages: nextStages(car),
    age: stockAge(row.daysInStock),
    attention: carAttention({ car, listedAt: car.listedAt, lastLeadAt: car.lastLeadAt, feedProblem: car.feedProblem, now }),
    leads: car.leads,
    lastLeadAt: car.lastLeadAt,
    /** Its feed; null for manual entry. */
    feedName: car.feedName,
    feedProblem: car.feedProblem,
    offerId: car.offerId,
    showOnDealerWebsite: car.showOnDealerWebsite,
    /** The expected revision for `update` and `bulk`. */
    revision: car.revision,
    updatedAt: car.updatedAt,
  }
}
