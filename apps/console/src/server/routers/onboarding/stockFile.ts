import { randomUUID } from 'node:crypto'
import { readStockCsv, type StockFile } from '@forecourt/services/stock-import/readStockCsv'

/** The cars of a new dealer's file, at their first dealership and location. */
export const stockFile = (csv: string, now: string, place = { dealershipId: '', locationId: '' }): StockFile =>
  csv.trim() === '' ? { cars: [], problems: [], unknownColumns: [] } : readStockCsv(csv, { ...place, now, newId: randomUUID })
