import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { unknownArrival } from '../../stock/arrival'
import { anyCarNow } from '../../testing/anyCar'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { carTagReasons } from './carTags'

const tags = buildConfig({ tags: { showFuel: true, certifiedBadgeImage: 'badge.svg' } })
const messageFor = (id: string, car: Partial<Car>, settings = tags) => {
  const reason = carTagReasons({ car: buildCar(car), config: settings, now: anyCarNow }).find((each) => each.id === `tag-${id}`)
  return `${reason?.shown ? 'Shown' : 'Hidden'}: ${reason?.because.map(({ requirement, message }) => `${requirement} ${message}`).join(' ')}`
}

it.each([
  ['sold', { status: 'sold' }, 'Shown: CAR-03 The car is not in stock any more.'],
  [
    'sold',
    { status: 'sold', soldAt: '2020-01-01T00:00:00.000Z' },
    'Shown: CAR-03 The car is not in stock any more, and not just sold: it has the later text.',
    buildConfig({ tags: { soldLaterText: 'SOLD' } }),
  ],
  ['sold', {}, 'Hidden: CAR-03 The car is in stock.'],
  ['reserved', { reserved: true }, 'Shown: CAR-07 Someone has reserved the car.'],
  ['reserved', { reserved: true, simpleFuel: 'Electric' }, 'Hidden: CAR-06 Only one tag shows, and the Fuel tag comes before it.'],
  ['fuel', { simpleFuel: 'Electric' }, 'Hidden: CAR-06 “Fuel tag first” is off.', buildConfig()],
  ['certified', { certified: true, carType: 'demo' }, 'Hidden: CAR-08 Only used cars have the badge.'],
  [
    'justArrived',
    { createdAt: '2026-03-02T10:00:00.000Z' },
    'Hidden: CAR-11 The car was added 8 days ago. The tag is for cars added less than 8 days ago.',
  ],
  ['justArrived', { createdAt: '2026-03-02T10:00:01.000Z' }, 'Shown: CAR-11 The car was added less than 8 days ago.'],
  [
    'justArrived',
    { createdAt: '2026-03-10T09:00:00.000Z', preorder: true },
    'Hidden: CAR-11 The car is still to be ordered, so it has not arrived.',
  ],
  ['justArrived', { createdAt: unknownArrival('2026-03-01T00:00:00.000Z') }, 'Hidden: CAR-11 It is not known when the car was added.'],
  ['justArrived', { createdAt: 'soon' }, 'Hidden: CAR-11 It is not known when the car was added.'],
] satisfies [id: string, car: Partial<Car>, message: string, settings?: typeof tags][])(
  'the editor explains the tag $0 (CAR-03 to CAR-12): $2',
  (id, car, message, settings = tags) => expect(messageFor(id, car, settings)).toBe(message),
)
