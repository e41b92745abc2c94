import { expect, it } from 'vitest'
import { buildVariant } from '../testing/buildModel'
import { comparedVariants } from './modelFacts'

const australia = { country: 'AU' } as const

it('the model page compares variants and marks their differences (ENT-13)', () => {
  const rows = comparedVariants(
    [
      buildVariant({ name: 'GX', priceCents: 3_999_000, fuel: 'Petrol', consumption: 6.4, drive: 'AWD' }),
      buildVariant({ name: 'GXL', priceCents: null, fuel: 'Hybrid', drive: 'AWD' }),
    ],
    australia,
  )
  expect(rows).toEqual([
    { label: 'Price', values: ['$39,990 drive away', 'Ask us'], differs: true },
    { label: 'Fuel', values: ['Petrol', 'Hybrid'], differs: true },
    { label: 'Drive', values: ['AWD', 'AWD'], differs: false },
    { label: 'Fuel use (combined)', values: ['6.4 L/100 km', ''], differs: true },
  ])
})

it('a price of 0 reads “Ask us”, and no variants give no rows (ENT-13, CAR-19)', () => {
  expect(comparedVariants([buildVariant({ priceCents: 0 })], australia)).toEqual([{ label: 'Price', values: ['Ask us'], differs: false }])
  expect(comparedVariants([], australia)).toEqual([])
})

it.each([
  { name: 'a price before charges', variant: { priceCents: 4_000_000, priceType: 'egc' }, row: ['Price', '$40,000 excl. gov. charges'] },
  { name: 'whole litres', variant: { consumption: 4 }, row: ['Fuel use (combined)', '4.0 L/100 km'] },
  { name: 'the motor of an electric car', variant: { fuel: 'Electric', engine: '150 kW' }, row: ['Motor', '150 kW'] },
  { name: 'the engine of others', variant: { fuel: 'Hybrid', engine: '2.5 L 4-cylinder' }, row: ['Engine', '2.5 L 4-cylinder'] },
  { name: 'a transmission', variant: { transmission: 'Continuous Variable' }, row: ['Transmission', 'Continuously variable (CVT)'] },
] as const)('the model page names $name as buyers do (ENT-13, CFG-02)', ({ variant, row: [label, value] }) => {
  const rows = comparedVariants([buildVariant(variant)], australia)
  expect(rows.find((row) => row.label === label)?.values).toEqual([value])
})
