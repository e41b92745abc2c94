import type { EditedCar } from '@forecourt/data/stock/EditedCar'
import { carStage, nextStages } from '@forecourt/rules/stock/carStage'
import { toCarEntry } from '@forecourt/rules/stock/toCarEntry'
import { vinNotice } from '@forecourt/rules/stock/vinNotice'
import { stockRow } from './stockRow'

/** A car as its page in the console shows it: its row, every field that can be typed, its stage and revision. */
export const toStockRecord = (car: EditedCar, now: string) => ({
  ...stockRow(car, now),
  ...toCarEntry(car),
  images: car.images,
  financeQuote: car.financeQuote,
  organisationId: car.organisationId,
  dealershipId: car.dealershipId,
  stage: carStage(car),
  nextStages: nextStages(car),
  /** What is worth a second look, by field. */
  notices: { ...(car.vin && vinNotice(car.vin) ? { vin: vinNotice(car.vin) } : {}) } as { readonly [field: string]: string },
  revision: car.revision,
  updatedAt: car.updatedAt,
})
