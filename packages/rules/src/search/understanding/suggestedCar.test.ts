import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { carHref } from '../../routing/carHref'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { suggestedCar } from './suggestedCar'

it.each<[string, Partial<Car>, object]>([
  ['the price with its kind', {}, { price: '$24,990 Drive away' }],
  [
    'the first photo',
    {
      images: [
        { ...buildCar().images[0], key: 'front' },
        { ...buildCar().images[0], key: 'rear' },
      ] as Car['images'],
    },
    { photo: 'front' },
  ],
  ['no photo', { images: [] }, { photo: null }],
  ['the name and the address of its page', { name: '2019 Kia Rio S' }, { name: '2019 Kia Rio S', href: carHref(buildCar()) }],
])('A suggested car has %s (SRC-06)', (_title, change, expected) => {
  expect(suggestedCar(buildCar(change), buildConfig())).toMatchObject(expected)
})

it('A suggested car without a price says what its page says (SRC-06)', () => {
  const { price } = suggestedCar(buildCar({ priceCents: null }), buildConfig())
  expect(price).not.toMatch(/\$|null|undefined/)
  expect(price).not.toBe('')
})
