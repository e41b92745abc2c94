import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { caravanPayload } from './caravanPayload'
import { keyFacts } from './keyFacts'
import { specifications } from './specifications'

it.each([
  ['is the aggregate trailer mass less the tare', { aggregateTrailerMass: 2_700, tareWeight: 2_230 }, 470],
  ['is unknown without a tare', { aggregateTrailerMass: 2_700 }, null],
  ['is unknown without an aggregate trailer mass', { tareWeight: 2_230 }, null],
  ['is unknown where a feed writes 0', { aggregateTrailerMass: 2_700, tareWeight: 0 }, null],
  ['is unknown where the figures contradict each other', { aggregateTrailerMass: 2_200, tareWeight: 2_230 }, null],
  ['is unknown where they are equal', { aggregateTrailerMass: 2_230, tareWeight: 2_230 }, null],
])('the payload of a caravan %s (CFG-06)', (_name, masses, kg) => expect(caravanPayload(masses)).toBe(kg))

const van = buildCar({
  itemType: 'caravan',
  variant: {},
  specifications: { aggregateTrailerMass: 2_700, tareWeight: 2_230, ballWeight: 190 },
})

it('a caravan’s page has its payload and ball weight among the key facts and the specifications (CFG-06)', () => {
  for (const facts of [keyFacts(van), specifications(van)]) {
    expect(facts).toContainEqual({ label: 'Payload', value: '470 kg' })
    expect(facts).toContainEqual({ label: 'Ball weight', value: '190 kg' })
  }
})

it('a caravan’s page leaves out a payload that can’t be calculated, and a car’s page any payload (CFG-06)', () => {
  const unknown = { ...van, specifications: { tareWeight: 2_230 } }
  for (const car of [unknown, buildCar({ specifications: van.specifications })])
    for (const facts of [keyFacts(car), specifications(car)]) expect(facts.map(({ label }) => label)).not.toContain('Payload')
})
