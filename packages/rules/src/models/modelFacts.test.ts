import { expect, it } from 'vitest'
import { buildModelDetails } from '../testing/buildModel'
import { modelFacts } from './modelFacts'

it('the model page lists only the known facts of a model (ENT-13)', () => {
  const details = buildModelDetails({ fuels: ['Hybrid', 'PHEV'], seats: 7, towingKg: 2_000, lengthMm: 4_600, warranty: '5 years' })
  expect(modelFacts(details, 'current').map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Fuel: Hybrid, Plug-in hybrid',
    'Seats: 7',
    'Tows, braked: 2,000 kg',
    'Length: 4,600 mm',
    'Warranty: 5 years',
  ])
  expect(modelFacts(buildModelDetails(), 'current')).toEqual([])
})

it('the model page lists no new-car warranty for a discontinued model (ENT-13)', () => {
  const details = buildModelDetails({ seats: 7, warranty: '5 years, unlimited kilometres' })
  expect(modelFacts(details, 'discontinued').map(({ label }) => label)).toEqual(['Seats'])
  expect(modelFacts(details, 'run_out').map(({ label }) => label)).toEqual(['Seats', 'Warranty'])
})
