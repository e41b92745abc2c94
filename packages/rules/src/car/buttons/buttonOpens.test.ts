import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buttonOpens } from './carButtonsFor'

const free = buildCar({ slug: 'kia-rio', paymentProcessors: ['card'] })
const online = { enabled: true, payOnline: true }

it.each([
  ['a reservation with a deposit', 'reserve', free, online, { kind: 'page', href: '/cars/kia-rio/checkout' }],
  ['a purchase with a deposit', 'buyOnline', free, online, { kind: 'page', href: '/checkout-journey?car_id=kia-rio' }],
  ['a reservation request', 'reserve', free, { enabled: true }, { kind: 'form', form: 'reserve' }],
  ['an enquiry', 'enquire', free, online, { kind: 'form', form: 'vehicle' }],
  ['a phone number', 'call', free, online, { kind: 'phone', action: 'show' }],
] as const)('a button has exactly one target (CHK-01, CARD-06, VDP-07): $0', (_name, id, car, checkout, opens) => {
  expect(buttonOpens(id, car, buildConfig({ checkout }))).toEqual(opens)
})
