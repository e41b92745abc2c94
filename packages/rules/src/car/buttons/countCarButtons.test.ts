import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { countCarButtons } from './countCarButtons'

const button = { id: 'print' as const, label: '', style: 'secondary' as const }
const count = (cars: readonly Partial<Car>[], settings: ConfigValues = {}, id: 'print' | 'location' | 'reserve' = 'print') => {
  const context = { config: buildConfig(settings), place: 'vdp' as const, now: '2026-03-11T02:00:00Z' }
  const known = buildLocation()
  const [found] = countCarButtons(
    cars.map((car) => buildCar(car)),
    [{ ...button, id }],
    context,
    (car) => (car.locationId === 'nowhere' ? null : known),
  )
  return found
}

it.each([
  ['no cars at all', [], 0, 0, null],
  ['every car', [{}, {}], 2, 2, null],
  [
    'some cars, with the most common reason for the others',
    [{}, { images: [] }, { images: [] }, { priceCents: null }],
    1,
    4,
    { count: 2, reason: 'Hidden: it needs a picture.', setting: null },
  ],
  ['only cars in stock, as sold cars don’t have the button', [{}, { status: 'sold' as const }], 1, 1, null],
])('the editor counts the cars that show a button (VDP-07): $0', (_name, cars, shown, total, hidden) => {
  expect(count(cars)).toEqual({ id: 'print', shown, total, hidden })
})

it('the editor names the setting that hides a button on all cars (VDP-07)', () => {
  expect(count([{}, {}], {}, 'reserve')?.hidden).toMatchObject({ count: 2, setting: '/checkout/enabled' })
})

it('the editor counts the cars that show the button “Location” by the location of each car (VDP-07)', () => {
  expect(count([{}, { locationId: 'nowhere' }], {}, 'location')).toMatchObject({
    shown: 1,
    hidden: { reason: 'Hidden: it needs a known location.' },
  })
})
