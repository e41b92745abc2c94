import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { reserveSectionButton } from './carButtonsFor'

const reserve = { id: 'reserve', label: 'Keep it for me', style: 'success' } as const
const enquire = { id: 'enquire', label: '', style: 'primary' } as const

it.each<[name: string, values: ConfigValues, message: string | null, setting?: string, reserved?: boolean]>([
  ['the site’s reserve button', { vdp: { buttons: [reserve] } }, 'Keep it for me', '/vdp/buttons/reserve'],
  ['a button that requests a reservation', { vdp: { buttons: [enquire] } }, 'Ask to reserve this caravan', '/checkout/explain'],
  [
    'a button that takes a deposit',
    { vdp: { buttons: [enquire] }, checkout: { payOnline: true } },
    'Reserve Caravan Now',
    '/checkout/explain',
  ],
  ['no button, if the section is off', { checkout: { explain: false } }, null],
  ['no button on a site without reservations', { checkout: { enabled: false } }, null],
  ['no button for a reserved car', {}, null, undefined, true],
])('the section about reservations has $0 (CHK-02)', (_name, values, message, setting, reserved = false) => {
  const config = buildConfig({ ...values, checkout: { enabled: true, explain: true, ...values.checkout } })
  const car = buildCar({ paymentProcessors: ['stripe'], itemType: 'caravan', reserved })
  const button = reserveSectionButton(car, { config, now: '2026-03-10T03:00:00.000Z' })
  expect([button?.label ?? null, button?.setting]).toEqual([message, setting])
})
