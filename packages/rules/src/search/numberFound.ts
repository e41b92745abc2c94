import type { Car } from '../entities/Car'
import type { StockResult } from '../entities/StockResult'
import { nameKey } from '../text/nameKey'

/**
 * Reports which car a stock number or VIN belongs to; empty if the first car doesn't have that number (SRC-06).
 *
 * @example numberFound('445821', kia) // { numberFound: 'Stock number 445821 is the 2024 Kia Sportage.' }
 */
export const numberFound = (
  query: string,
  first: Pick<Car, 'stockNumber' | 'vin' | 'name'> | undefined,
): Pick<StockResult, 'numberFound'> => {
  const key = nameKey(query)
  if (key === '' || !first) return {}
  if (nameKey(first.stockNumber) === key) return { numberFound: `Stock number ${first.stockNumber} is the ${first.name}.` }
  return first.vin !== null && nameKey(first.vin) === key ? { numberFound: `VIN ${first.vin} is the ${first.name}.` } : {}
}
