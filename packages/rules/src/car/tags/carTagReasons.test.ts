import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { anyCarNow } from '../../testing/anyCar'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { carTagReasons } from './carTagReasons'

const tags = buildConfig({ tags: { showFuel: true, certifiedBadgeImage: 'badge.svg' } })
const saysOf = (id: string, car: Partial<Car>, settings = tags) => {
  const reason = carTagReasons({ car: buildCar(car), config: settings, now: anyCarNow }).find((each) => each.id === `tag-${id}`)
  return `${reason?.shown ? 'Shown' : 'Hidden'}: ${reason?.because.map(({ rule, says }) => `${rule} ${says}`).join(' ')}`
}

it.each([
  { id: 'sold', car: { status: 'sold' }, says: 'Shown: CAR-03 The car is not in stock any more.' },
  {
    id: 'sold',
    car: { status: 'sold', soldAt: '2020-01-01T00:00:00.000Z' },
    settings: buildConfig({ tags: { soldLaterText: 'SOLD' } }),
    says: 'Shown: CAR-03 The car is not in stock any more, and not just sold: it has the later text.',
  },
  { id: 'sold', car: {}, says: 'Hidden: CAR-03 The car is in stock.' },
  { id: 'reserved', car: { reserved: true }, says: 'Shown: CAR-07 Someone has reserved the car.' },
  {
    id: 'reserved',
    car: { reserved: true, simpleFuel: 'Electric' },
    says: 'Hidden: CAR-06 Only one tag shows, and the Fuel tag comes before it.',
  },
  { id: 'fuel', car: { simpleFuel: 'Electric' }, settings: buildConfig(), says: 'Hidden: CAR-06 “Fuel tag first” is off.' },
  { id: 'certified', car: { certified: true, carType: 'demo' }, says: 'Hidden: CAR-08 Only used cars have the badge.' },
  {
    id: 'justArrived',
    car: { createdAt: '2026-03-02T10:00:00.000Z' },
    says: 'Hidden: CAR-11 The car was added 8 days ago; only those of less than 8 days have it.',
  },
  { id: 'justArrived', car: { createdAt: '2026-03-02T10:00:01.000Z' }, says: 'Shown: CAR-11 The car was added less than 8 days ago.' },
  {
    id: 'justArrived',
    car: { createdAt: '2026-03-10T09:00:00.000Z', preorder: true },
    says: 'Hidden: CAR-11 The car is still to be ordered, so it has not arrived.',
  },
  { id: 'justArrived', car: { createdAt: 'soon' }, says: 'Hidden: CAR-11 It is not known when the car was added.' },
] satisfies { id: string; car: Partial<Car>; settings?: typeof tags; says: string }[])(
  'says of the tag $id (CAR-03 to CAR-12): $says',
  ({ id, car, settings = tags, says }) => expect(saysOf(id, car, settings)).toBe(says),
)
