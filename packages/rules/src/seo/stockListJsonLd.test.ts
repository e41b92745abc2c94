import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { stockListJsonLd } from './carJsonLd'

it('the structured data lists the cars of one page in order (RTE-14)', () => {
  expect(
    stockListJsonLd([buildCar({ slug: 'a', name: 'A' }), buildCar({ slug: 'b', name: 'B' })], 42, 'https://cars.example'),
  ).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 42,
    itemListElement: [
      { position: 1, name: 'A', url: 'https://cars.example/cars/a' },
      { position: 2, name: 'B', url: 'https://cars.example/cars/b' },
    ],
  })
})
