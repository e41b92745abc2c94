import type { CarAttribute } from '../CarAttribute'
import { formatMeasure } from '../facts/formatMeasure'

/** Capacity of the traction battery in kWh. */
export const batteryKwh: CarAttribute<number> = {
  id: 'batteryKwh',
  title: 'Battery',
  kind: 'number',
  unit: 'kWh',
  storedIn: 'variant',
  form: { group: 'variant', position: 50 },
  fileColumn: {
    name: 'battery',
    headings: ['battery', 'batterykwh', 'batterysize', 'batterycapacity', 'kwh'],
    title: 'Battery size',
    position: 2170,
    examples: ['64 kWh'],
    read: { as: 'measure', what: 'a battery size in kWh', unit: /\s*kwh$/i },
  },
  keyFacts: [
    { position: 320, text: ({ itemType, variant }) => (itemType === 'caravan' ? null : formatMeasure(variant.batteryKwh, 'kWh')) },
  ],
  facet: {
    name: 'battery_kwh',
    kind: 'range',
    max: 2_000,
    label: 'Battery (kWh)',
    position: 140,
    countedWhen: 'common',
    onlyFor: 'electric',
  },
  specification: { position: 170 },
}
