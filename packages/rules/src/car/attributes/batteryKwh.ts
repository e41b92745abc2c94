import type { CarAttribute } from '../CarAttribute'
import { formatMeasure } from '../facts/formatMeasure'

/** Capacity of the traction battery in kWh. */
export const batteryKwh: CarAttribute<number> = {
  id: 'batteryKwh',
  title: 'Battery',
  kind: 'number',
  unit: 'kWh',
  storedIn: 'variant',
  form: { group: 'variant', place: 50 },
  fileColumn: {
    name: 'battery',
    headings: ['battery', 'batterykwh', 'batterysize', 'batterycapacity', 'kwh'],
    title: 'Battery size',
    place: 2170,
    examples: ['64 kWh'],
    read: { as: 'measure', what: 'a battery size in kWh', unit: /\s*kwh$/i },
  },
  keyFacts: [{ place: 320, text: ({ itemType, variant }) => (itemType === 'caravan' ? null : formatMeasure(variant.batteryKwh, 'kWh')) }],
  facet: { name: 'battery_kwh', kind: 'range', max: 2_000, label: 'Battery (kWh)', place: 140, countedWhen: 'common', onlyFor: 'electric' },
  specification: { place: 170 },
}
