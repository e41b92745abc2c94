import { dealerStudio } from './dealerStudio'
import { dmsPayload } from './dmsPayload'
import { googleVehicleAds } from './googleVehicleAds'
import type { MarketFormat } from './MarketFormat'
import { metaAutomotive } from './metaAutomotive'
import { plainStock } from './plainStock'
import { tradeMe } from './tradeMe'

/** Built-in export formats. */
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

/** Finds a format by id; null if unknown. */
export const findMarketFormat = (id: string): MarketFormat | null => marketFormats.find((format) => format.id === id) ?? null
