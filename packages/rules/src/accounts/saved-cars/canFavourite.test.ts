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
  { name: 'a site without favourites (VDP-10)', car: {}, settings: { enabled: false }, expected: false },
  {
    name: 'a new car without price or picture, if the site requires neither',
    car: { carType: 'new', priceCents: null, images: [] },
    settings: {},
    expected: true,
  },
  { name: 'a new car, if only used cars can be saved', car: { carType: 'new' }, settings: { showFor: ['used'] }, expected: false },
  { name: 'a demonstrator, if only used cars can be saved', car: { carType: 'demo' }, settings: { showFor: ['used'] }, expected: false },
  { name: 'a used car, if only used cars can be saved', car: {}, settings: { showFor: ['used'] }, expected: true },
  { name: 'no price, if a price is required', car: { priceCents: null }, settings: { showFor: ['priced'] }, expected: false },
  { name: 'a price of 0, if a price is required', car: { priceCents: 0 }, settings: { showFor: ['priced'] }, expected: false },
  { name: 'a price below 0, if a price is required', car: { priceCents: -1 }, settings: { showFor: ['priced'] }, expected: false },
  { name: 'a price of one cent, if a price is required', car: { priceCents: 1 }, settings: { showFor: ['priced'] }, expected: true },
  { name: 'no picture, if a picture is required', car: { images: [] }, settings: { showFor: ['pictured'] }, expected: false },
  { name: 'all requirements met', car: {}, settings: { showFor: ['used', 'priced', 'pictured'] }, expected: true },
  { name: 'one requirement not met', car: { images: [] }, settings: { showFor: ['used', 'priced', 'pictured'] }, expected: false },
] satisfies { name: string; car: Partial<Car>; settings: Settings; expected: boolean }[])(
  'canFavourite decides whether a shopper can save a car (FAV-03): $name',
  ({ car, settings, expected }) => {
    expect(canFavourite(buildCar(car), buildConfig({ favourites: settings }))).toBe(expected)
  },
)
