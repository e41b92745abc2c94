import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { Car } from '@forecourt/rules/entities/Car'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Year, make and model, badge and series of a car, without what its title already contains (VDP-04): '2021 Toyota Corolla · Ascent Sport ·
 * Series MZEA12R' under a title in the dealer's own words.
 */
export const carLine = ({
  name,
  year,
  make,
  model,
  badge,
  series,
}: Pick<Car, 'name' | 'year' | 'make' | 'model' | 'badge' | 'series'>): string => {
  const title = ` ${plain(name)} `
  const isInTitle = (text: string) => title.includes(` ${plain(text)} `)
  return [
    [String(year), makeAndModel(make, model)].every(isInTitle) ? null : `${year} ${makeAndModel(make, model)}`,
    badge && !isInTitle(badge) ? badge : null,
    series && !isInTitle(series) ? `Series ${series}` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
