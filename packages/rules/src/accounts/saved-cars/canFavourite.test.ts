import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { canFavourite } from './savedCarNeeds'

type Settings = NonNullable<ConfigValues['favourites']>

it.each([
  { name: 'a car in stock', car: {}, settings: {}, expected: true },
  { name: 'a car coming soon (CAR-02)', car: { status: 'coming_soon' }, settings: {}, expected: true },
  { name: 'a reserved car', car: { reserved: true }, settings: {}, expected: true },
  { name: 'a sold car', car: { status: 'sold' }, settings: {}, expected: false },
  { name: 'a withdrawn car', car: { status: 'withdrawn' }, settings: {}, expected: false },
  { name: 'a site that keeps none (VDP-10)', car: {}, settings: { enabled: false }, expected: false },
  { name: 'a bare new car where nothing is asked', car: { carType: 'new', priceCents: null, images: [] }, settings: {}, expected: true },
  { name: 'a new car where only used ones are kept', car: { carType: 'new' }, settings: { showFor: ['used'] }, expected: false },
  { name: 'a demo where only used ones are kept', car: { carType: 'demo' }, settings: { showFor: ['used'] }, expected: false },
  { name: 'a used car there', car: {}, settings: { showFor: ['used'] }, expected: true },
  { name: 'no price where one is needed', car: { priceCents: null }, settings: { showFor: ['priced'] }, expected: false },
  { name: 'a price of 0 there', car: { priceCents: 0 }, settings: { showFor: ['priced'] }, expected: false },
  { name: 'a price below 0 there', car: { priceCents: -1 }, settings: { showFor: ['priced'] }, expected: false },
  { name: 'a price of one cent there', car: { priceCents: 1 }, settings: { showFor: ['priced'] }, expected: true },
  { name: 'no picture where one is needed', car: { images: [] }, settings: { showFor: ['pictured'] }, expected: false },
  { name: 'all of them met', car: {}, settings: { showFor: ['used', 'priced', 'pictured'] }, expected: true },
  { name: 'one of them not', car: { images: [] }, settings: { showFor: ['used', 'priced', 'pictured'] }, expected: false },
] satisfies { name: string; car: Partial<Car>; settings: Settings; expected: boolean }[])(
  'lets a car be saved or not (FAV-03): $name',
  ({ car, settings, expected }) => {
    expect(canFavourite(buildCar(car), buildConfig({ favourites: settings }))).toBe(expected)
  },
)
