import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buttonOpens } from './buttonOpens'

const free = buildCar({ slug: 'kia-rio', paymentProcessors: ['card'] })
const online = { enabled: true, payOnline: true }

it.each([
  { name: 'a deposit that is paid', id: 'reserve', car: free, checkout: online, opens: { kind: 'page', href: '/cars/kia-rio/checkout' } },
  {
    name: 'a purchase with a deposit',
    id: 'buyOnline',
    car: free,
    checkout: online,
    opens: { kind: 'page', href: '/checkout-journey?car_id=kia-rio' },
  },
  { name: 'a request', id: 'reserve', car: free, checkout: { enabled: true }, opens: { kind: 'form', form: 'reserve' } },
  { name: 'an enquiry', id: 'enquire', car: free, checkout: online, opens: { kind: 'form', form: 'vehicle' } },
  { name: 'a number', id: 'call', car: free, checkout: online, opens: { kind: 'phone', action: 'show' } },
] as const)('a button opens one thing (CHK-01, CARD-06, VDP-07): $name', ({ id, car, checkout, opens }) => {
  expect(buttonOpens(id, car, buildConfig({ checkout }))).toEqual(opens)
})
