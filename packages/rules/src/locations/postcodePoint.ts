import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Point } from '../entities/Location'
import { australia } from './postcodes/australia'
import { newZealand } from './postcodes/newZealand'

const entryLength = 13

/** Binary search over the sorted entries. */
const inAustralia = (postcode: string): Point | null => {
  let low = 0
  let high = australia.length / entryLength
  while (low < high) {
    const middle = (low + high) >>> 1
    if (australia.slice(middle * entryLength, middle * entryLength + 4) < postcode) low = middle + 1
    else high = middle
  }
  const entry = australia.slice(low * entryLength, (low + 1) * entryLength)
  if (entry.slice(0, 4) !== postcode) return null
  return { latitude: -Number(entry.slice(4, 8)) / 100, longitude: Number(entry.slice(8)) / 100 }
}

const inNewZealand = (postcode: string): Point | null => {
  const area = newZealand[postcode.slice(0, 2)]
  return area ? { latitude: -area[0], longitude: area[1] } : null
}

/**
 * Approximate coordinates of a postcode in the site's country, within a few kilometres in Australia and by delivery area in New Zealand;
 * null if unknown (ERR-05, CFG-02).
 */
export const postcodePoint = (country: ResolvedConfig['identity']['country'], postcode: string): Point | null => {
  if (!/^\d{4}$/.test(postcode)) return null
  return country === 'NZ' ? inNewZealand(postcode) : inAustralia(postcode)
}
