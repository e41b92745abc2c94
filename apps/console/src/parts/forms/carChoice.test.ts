import { carStages } from '@forecourt/rules/stock/carStage'
import { expect, test } from 'vitest'
import { carChoiceLine, carChoiceWarning } from './carChoice'

const car = { id: 'rav4', name: '2022 Toyota RAV4', priceCents: 3_999_000, colour: 'Atomic Rush', km: 41_200 }

test.each(carStages)('A car in a search that is %s shows its status, price, colour and kilometres (CAR-05, ENT-16)', (stage) => {
  const [status, ...others] = carChoiceLine({ ...car, stage }).split(' · ')
  expect(status).toMatch(/^(Draft|In stock|On its way|Pre-order|Reserved|Sold|Withdrawn)$/)
  expect(others).toEqual(['$39,990', 'Atomic Rush', '41,200 km'])
})

test('A car without a price is shown as such, and unknown colour and kilometres are left out', () => {
  expect(carChoiceLine({ ...car, stage: 'in_stock', priceCents: null, colour: null, km: null })).toBe('In stock · No price')
})

test.each(carStages)('Choosing a car that is %s warns unless it is in the yard (CAR-05, ENT-24)', (stage) => {
  const warning = carChoiceWarning({ ...car, stage })
  if (stage === 'in_stock') expect(warning).toBeNull()
  else expect(warning).toMatch(/^This car (is|can only be) /)
})

test('A car that was chosen before warns of nothing that is unknown', () => {
  expect([carChoiceWarning(null), carChoiceWarning({ id: 'rav4', name: 'RAV4' }), carChoiceLine({ id: 'rav4', name: 'RAV4' })]).toEqual([
    null,
    null,
    '',
  ])
})
