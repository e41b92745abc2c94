import type { Car } from '../../entities/Car'
import type { CarAttribute } from '../CarAttribute'
import { ratedRange } from '../facts/ratedRange'

const rangeText = (car: Car): string | null => {
  const range = ratedRange(car)
  return range && `${range.km}${range.whenNew}`
}

/** Rated electric range in kilometres. */
export const rangeKm: CarAttribute<number> = {
  id: 'rangeKm',
  title: 'Electric range',
  kind: 'number',
  unit: 'km',
  storedIn: 'variant',
  form: { group: 'variant', position: 40 },
  fileColumn: {
    name: 'range',
    headings: ['range', 'rangekm', 'electricrange', 'electricrangekm', 'wltprange'],
    position: 2160,
    examples: ['450 km'],
    read: { as: 'measure', what: 'a range in km', unit: /\s*(?:km|kms|kilometres)$/i },
  },
  keyFacts: [{ label: 'Range', position: 310, text: (car) => (car.itemType === 'caravan' ? null : rangeText(car)) }],
  facet: {
    name: 'range_km',
    kind: 'range',
    max: 5_000,
    phrase: 'Range',
    roundingStep: 10,
    label: 'Electric range (km)',
    position: 130,
    countedWhen: 'common',
    onlyFor: 'electric',
  },
  specification: { label: 'Range', position: 160, text: rangeText },
}
