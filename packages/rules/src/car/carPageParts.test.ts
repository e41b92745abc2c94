import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { explain } from '../parts/explain'
import { anyCarNow } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { carPageParts } from './carPageParts'
import type { CarPageContext } from './page/CarPageContext'

const context = (values: ConfigValues = {}, now = anyCarNow) => ({
  config: buildConfig(values),
  location: buildLocation(),
  offers: [],
  similar: 3,
  range: [],
  now,
})
const everyReason = (carContext: CarPageContext) => Object.values(carPageParts).map((part) => explain<CarPageContext>(part, carContext))
const messageFor = (id: string, car: Partial<Car>, values: ConfigValues = {}, now = anyCarNow) => {
  const reason = everyReason({ car: buildCar(car), ...context(values, now) }).find((each) => each.id === `section-${id}`)
  return `${reason?.shown ? 'Shown' : 'Hidden'}: ${reason?.because.map(({ message }) => message).join(' ')}`
}

const guaranteed: ConfigValues = {
  vdp: { guarantee: 'used' },
  pages: {
    list: [
      {
        id: 'promise',
        path: '/promise',
        title: 'Promise',
        blocks: [{ id: 'ours', kind: 'guarantee', entries: [{ id: 'engine', title: 'Lifetime engine guarantee' }] }],
      },
    ],
  },
}

it.each([
  ['certified', {}, 'Hidden: The car is not certified.', { vdp: { showCertified: true } }],
  ['notice', { status: 'sold' }, 'Shown: The car has left, which the page says before anything else.'],
  ['notice', {}, 'Hidden: There is nothing unusual: the car is on the yard, and neither reserved nor a pre-order.'],
  ['features', { standardEquipment: [] }, 'Hidden: No standard equipment is known.'],
  [
    'comments',
    { priceCents: null, dealerComments: 'One owner. Now $12,990!' },
    'Shown: The dealer has written about the car; sentences that name an amount are left out, since the price isn’t shown.',
  ],
  [
    'comments',
    { priceCents: null, dealerComments: 'Now $12,990!' },
    'Shown: It is always there; the comments are left out, since they name an amount and the price isn’t shown.',
  ],
  ['comments', { dealerComments: null }, 'Shown: It is always there; without comments it says that they are pending.'],
  ['views', { views: 0 }, 'Hidden: The car hasn’t been viewed yet.', { vdp: { showViews: true } }],
  ['rego', { regoExpiry: null }, 'Hidden: It is not known when the registration ends.'],
  [
    'rego',
    { regoExpiry: '2026-03-09' },
    'Hidden: The site doesn’t show that a registration has ended.',
    { rego: { showUnregistered: false } },
  ],
  ['offer', {}, 'Hidden: No offer that runs, and that the site shows, was chosen for the car, and none is for cars like it.'],
  [
    'offer',
    { status: 'sold' },
    'Hidden: No offer is made of a car that has left. No offer that runs, and that the site shows, was chosen for the car, and none is for cars like it.',
  ],
  [
    'offer',
    { reserved: true },
    'Hidden: No offer is made of a car that someone has reserved. No offer that runs, and that the site shows, was chosen for the car, and none is for cars like it.',
  ],
  [
    'model',
    {},
    'Hidden: The site has no page of the model: none of its dealerships represents the make, or it has no text about the model.',
  ],
  ['guarantee', {}, 'Hidden: No page of the site says what is guaranteed with cars like this one.', { vdp: { guarantee: 'used' } }],
  ['guarantee', { carType: 'demo' }, 'Hidden: The site shows it for used cars only.', guaranteed],
  [
    'guarantee',
    {},
    'Shown: The site shows it on car pages. The car is in stock. The site shows it for cars like this one. A page of the site says what is guaranteed.',
    guaranteed,
  ],
  ['photos', { images: [] }, 'Hidden: The car has no photos; a place for them says that they are coming.'],
  [
    'call-now',
    {},
    'Hidden: It shows only while the location’s sales people are there, and now they are not.',
    { phone: { callNowInHoursOnly: true } },
    '2026-03-08T02:00:00Z',
  ],
] satisfies [id: string, car: Partial<Car>, message: string, values?: ConfigValues, now?: string][])(
  'the editor explains the section $0 (VDP-02 to VDP-29, CAR-21, CAR-22, UI-05): $2',
  (id, car, message, values = {}, now = anyCarNow) => expect(messageFor(id, car, values, now)).toBe(message),
)

it('an expired registration and a future expiry have separate switches (CAR-21, CAR-22)', () => {
  const shown = (regoExpiry: string, rego: { showUnregistered: boolean; showExpiry: boolean }) =>
    explain<CarPageContext>(carPageParts.rego, { car: buildCar({ regoExpiry }), ...context({ rego }) }).shown
  const [past, future] = ['2026-03-09', '2026-03-11']
  expect([shown(past, { showUnregistered: true, showExpiry: false }), shown(past, { showUnregistered: false, showExpiry: true })]).toEqual([
    true,
    false,
  ])
  expect([
    shown(future, { showUnregistered: true, showExpiry: false }),
    shown(future, { showUnregistered: false, showExpiry: true }),
  ]).toEqual([false, true])
})
