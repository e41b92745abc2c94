import { expect, it } from 'vitest'
import { carPlace } from './carPlace'

it.each([
  { locationName: 'The Yard', city: 'Ipswich', says: 'The Yard, Ipswich' },
  { locationName: 'Karri Coast Toyota Bunbury', city: 'Bunbury', says: 'Karri Coast Toyota Bunbury' },
])('says a town once: $says (ENT-02)', ({ says, ...car }) => {
  expect(carPlace(car)).toBe(says)
})
