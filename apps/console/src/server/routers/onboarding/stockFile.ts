import { randomUUID } from 'node:crypto'
import type { FoundedPlaces } from '@forecourt/data/onboarding/foundDealer'
import { readStockCsv, type StockFile } from '@forecourt/services/stock-import/readStockCsv'

/** The cars of a new dealer's file, at their dealership and the locations it names. */
export const stockFile = (csv: string, now: string, place: FoundedPlaces): StockFile =>
  csv.trim() === ''
    ? { cars: [], problems: [], unknownColumns: [], unknownPlaces: [] }
    : readStockCsv(csv, { ...place, now, newId: randomUUID })
