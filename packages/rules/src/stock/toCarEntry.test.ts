import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { toCarEntry } from './toCarEntry'

it('the car form contains the entered fields of a car, but not slug, views or derived names (ENT-01 to ENT-06)', () => {
  const { id, slug, views, images, makeSlug, dealershipName, status, priceCents, ...rest } = buildCar()
  const entry = toCarEntry({ ...buildCar(), listingTitle: 'A', privateSuburb: null, privatePostcode: null })
  expect(entry).toMatchObject({ make: rest.make, driveAwayCents: rest.driveAwayCents, listingTitle: 'A', locationId: rest.locationId })
  for (const field of Object.keys({ id, slug, views, images, makeSlug, dealershipName, status, priceCents }))
    expect(entry).not.toHaveProperty(field)
})
