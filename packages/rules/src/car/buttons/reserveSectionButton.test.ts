import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { reserveSectionButton } from './reserveSectionButton'

const reserve = { id: 'reserve', label: 'Keep it for me', style: 'success' } as const
const enquire = { id: 'enquire', label: '', style: 'primary' } as const

it.each<{ name: string; values: ConfigValues; says: string | null; setting?: string; reserved?: boolean }>([
  { name: 'the site’s own', values: { vdp: { buttons: [reserve] } }, says: 'Keep it for me', setting: '/vdp/buttons/reserve' },
  { name: 'one that asks', values: { vdp: { buttons: [enquire] } }, says: 'Ask to reserve this caravan', setting: '/checkout/explain' },
  {
    name: 'one that pays',
    values: { vdp: { buttons: [enquire] }, checkout: { payOnline: true } },
    says: 'Reserve Caravan Now',
    setting: '/checkout/explain',
  },
  { name: 'none without the section', values: { checkout: { explain: false } }, says: null },
  { name: 'none on a site without reservations', values: { checkout: { enabled: false } }, says: null },
  { name: 'none of a car that is reserved', values: {}, says: null, reserved: true },
])('the section on reserving has $name (CHK-02)', ({ values, says, setting, reserved = false }) => {
  const config = buildConfig({ ...values, checkout: { enabled: true, explain: true, ...values.checkout } })
  const car = buildCar({ paymentProcessors: ['stripe'], itemType: 'caravan', reserved })
  const button = reserveSectionButton(car, { config, now: '2026-03-10T03:00:00.000Z' })
  expect([button?.label ?? null, button?.setting]).toEqual([says, setting])
})
