import type { CarAttribute } from '../CarAttribute'
import { formatMeasure } from '../facts/formatMeasure'

/** Combined consumption per 100 km: litres of fuel, or kWh for an electric car. */
export const fuelConsumptionCombined: CarAttribute<number> = {
  id: 'fuelConsumptionCombined',
  title: 'Consumption, combined',
  kind: 'number',
  unit: 'L/100 km',
  storedIn: 'variant',
  form: { group: 'variant', position: 20 },
  facet: {
    name: 'consumption',
    kind: 'range',
    max: 100,
    phrase: 'Fuel use',
    label: 'Fuel use (L/100 km)',
    position: 150,
    countedWhen: 'queried',
  },
  specification: {
    label: ({ simpleFuel }) => (simpleFuel === 'Electric' ? 'Energy consumption (combined)' : 'Fuel consumption (combined)'),
    position: 140,
    text: ({ simpleFuel, variant }) =>
      formatMeasure(variant.fuelConsumptionCombined, simpleFuel === 'Electric' ? 'kWh/100 km' : 'L/100 km'),
  },
}
