import { dealerStudio } from './dealerStudio'
import { dmsPayload } from './dmsPayload'
import { googleVehicleAds } from './googleVehicleAds'
import type { MarketFormat } from './MarketFormat'
import { metaAutomotive } from './metaAutomotive'
import { plainStock } from './plainStock'
import { tradeMe } from './tradeMe'

/** Every file of a site's stock that market places can fetch. */
export const marketFormats: readonly MarketFormat[] = [
  googleVehicleAds,
  metaAutomotive,
  tradeMe,
  dealerStudio,
  dmsPayload,
  plainStock.csv,
  plainStock.json,
  plainStock.xml,
]

/** A format by its id; null for one nobody knows. */
export const findMarketFormat = (id: string): MarketFormat | null => marketFormats.find((format) => format.id === id) ?? null
