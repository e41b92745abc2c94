/** A vehicle as ADF requires it: year, make and model. */
export interface DescribedVehicle {
  readonly year: string
  readonly make: string
  readonly model: string
}

/** Placeholder for a missing value. */
export const notStated = 'Not stated'
export const noYear = '0000'

/**
 * Parses a vehicle from free text (ENQ-28): a year anywhere, then make and model up to the first comma.
 *
 * @example describedVehicle('2015 Kia Rio, 80,000 km') // { year: '2015', make: 'Kia', model: 'Rio' }
 */
export const describedVehicle = (words: string): DescribedVehicle => {
  const year = /\b(?:19|20)\d\d\b/.exec(words)?.[0]
  const [name = ''] = words
    .replace(year ?? '', '')
    .trim()
    .split(/[,;\n]/)
  const [make, ...model] = name.trim().split(/\s+/).filter(Boolean)
  return { year: year ?? noYear, make: make ?? notStated, model: model.join(' ') || notStated }
}
