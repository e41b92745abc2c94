import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { cardCar } from './cardCar'

const car = { ...buildCar({ historyFileKey: 'reports/a.pdf' }), organisationId: 'o1' }

it.each([
  { name: 'masked, a number starts with its first five characters', values: {}, phone: '02 55*******' },
  { name: 'shown at once, a number is whole', values: { phone: { startsRevealed: true } }, phone: '02 5550 1234' },
])('sends of a car what a card shows and nothing of the dealer’s own (VDP-16): $name', ({ values, phone }) => {
  const sent = cardCar(car, buildConfig(values))
  expect(sent).toMatchObject({ name: car.name, priceCents: car.priceCents, images: car.images, locationPhone: phone })
  expect(JSON.stringify(sent)).not.toMatch(/o1|reports\/a\.pdf|full service history|ABC12D/)
})
