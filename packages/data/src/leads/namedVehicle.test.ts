import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertCars } from '../stock/insertCars'
import { useWorld as testWorld } from '../testing/useWorld'
import { namedVehicle } from './namedVehicle'

const world = testWorld()
beforeAll(async () => {
  const { organisationId, dealershipId, locationId } = world.north
  const place = { dealershipId, locationId }
  await world.db.platform.transaction((tx) =>
    insertCars(tx, organisationId, [
      buildCar({ ...place, id: 'rio', slug: 'rio', stockNumber: 'N-77', make: 'Kia', model: 'Rio' }),
      buildCar({ ...place, id: 'rio-sport', slug: 'rio-sport', stockNumber: 'N-78', make: 'Kia', model: 'Rio Sport' }),
    ]),
  )
})

describe('A car that a shopper describes in text (ENQ-24)', () => {
  it.each([
    ['its make and model', '2019 kia rio, white', 'Kia Rio'],
    ['the longer of two model names', 'Kia Rio Sport please', 'Kia Rio Sport'],
    ['its stock number', ' n-77 ', 'Kia Rio'],
    ['an unknown car', 'Lotus Elan', null],
    ['arbitrary text', 'WIN A PRIZE at evil.example', null],
    ['a wildcard', '%', null],
    ['nothing', '', null],
  ])('A car that a shopper describes in text is recognised by %s', async (_name, text, named) => {
    const { organisationId } = world.north
    expect(await namedVehicle(world.db.forOrganisation(organisationId), organisationId, text)).toBe(named)
  })

  it('A car that a shopper describes in text is never a car of another organisation', async () => {
    const { organisationId } = world.south
    expect(await namedVehicle(world.db.forOrganisation(organisationId), organisationId, 'Kia Rio Sport N-78')).not.toBe('Kia Rio Sport')
  })
})
