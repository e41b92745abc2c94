import { randomUUID } from 'node:crypto'
import type { DealerPlaces } from '@forecourt/data/onboarding/createDealer'
import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { KnownMake } from '@forecourt/services/stock-import/namesMeant'
import { emptyStockFile, parseStockCsv, type StockFile } from '@forecourt/services/stock-import/parseStockCsv'
import type { ImportColumn } from '@forecourt/services/stock-import/stockColumns'

interface Reading {
  readonly now: string
  readonly makes: readonly KnownMake[]
  readonly place: DealerPlaces
}

/** The cars of a new dealer's file, at their dealership and the locations it names. */
export const stockFile = (
  { csv, columns, names, priceType }: Omit<OnboardingAnswers['stock'], 'fileName'>,
  reading: Reading,
): StockFile => {
  const { now, makes, place } = reading
  if (csv.trim() === '') return emptyStockFile
  return parseStockCsv(csv, {
    ...place,
    now,
    newId: randomUUID,
    // What is no column is read as none.
    columns: columns as Record<string, ImportColumn | ''>,
    makes,
    names,
    priceType,
  })
}
