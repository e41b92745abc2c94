import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import type { Car } from '@forecourt/rules/entities/Car'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Year, make and model, badge and series of a car, as far as its title doesn't say them already (VDP-04): '2021 Toyota Corolla ·
 * Ascent Sport · Series MZEA12R' under a title in the dealer's own words.
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
  const isSaid = (text: string) => title.includes(` ${plain(text)} `)
  return [
    [String(year), makeAndModel(make, model)].every(isSaid) ? null : `${year} ${makeAndModel(make, model)}`,
    badge && !isSaid(badge) ? badge : null,
    series && !isSaid(series) ? `Series ${series}` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}
