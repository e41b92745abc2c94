import { synonyms } from '../search/synonyms'
import type { Lexicon } from '../search/understanding/Lexicon'
import { countedIn, stockNames } from '../search/understanding/stockLexicon'

/** Lexicon of a small stock for tests, with overrides. */
export const buildLexicon = (facts: Partial<Lexicon> = {}): Lexicon => {
  const values = facts.values ?? {
    car_type: [
      ['used', 40],
      ['new', 10],
    ],
    item_type: [['car', 50]],
    certified: [
      ['false', 45],
      ['true', 5],
    ],
    make: [
      ['Toyota', 20],
      ['Mazda', 15],
      ['Ford', 10],
      ['Volkswagen', 5],
    ],
    badge: [
      ['GXL', 4],
      ['Sport', 2],
    ],
    body: [
      ['SUV', 30],
      ['Ute', 15],
      ['People mover', 5],
    ],
    fuel: [
      ['Diesel', 20],
      ['Petrol - Unleaded', 18],
      ['Petrol - Premium Unleaded', 7],
      ['Electric', 5],
    ],
    transmission: [
      ['Automatic', 45],
      ['Manual', 5],
    ],
    drive: [
      ['4WD', 20],
      ['AWD', 10],
    ],
    colour: [
      ['White', 20],
      ['Blue', 6],
      ['Light blue', 4],
    ],
    seats: [
      ['5', 40],
      ['7', 8],
      ['8', 2],
    ],
    tag: [['One Owner', 3]],
    dealership_name: [
      ['Hill Ford Brisbane', 20],
      ['Hill Mazda Perth', 30],
    ],
    city: [
      ['Newstead', 20],
      ['Midland', 30],
    ],
    filtered_features: [
      ['Reversing camera', 40],
      ['360-degree camera', 5],
      ['Panoramic sunroof', 8],
      ['Heated front seats', 9],
    ],
  }
  const models = facts.models ?? [
    ['Toyota', 'HiLux', 8],
    ['Toyota', 'LandCruiser Prado', 7],
    ['Toyota', '86', 5],
    ['Mazda', 'Mazda3', 8],
    ['Mazda', 'CX-5', 7],
    ['Ford', 'Ranger', 10],
    ['Volkswagen', 'Golf', 5],
  ]
  return {
    values,
    models,
    ...stockNames(values, models, facts.ranges),
    ranges: { price: { min: 8000, max: 90_000 }, year: { min: 2012, max: 2026 }, km: { min: 5, max: 240_000 } },
    ownMakes: [],
    places: [
      ['newstead', '4006'],
      ['midland', '6056'],
    ],
    distances: [10, 50, 100],
    synonyms,
    thisYear: 2026,
    weeklyShare: 0.005,
    counted: countedIn(values),
    ...facts,
  }
}
