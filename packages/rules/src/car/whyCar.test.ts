import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { whyCar } from './whyCar'

const now = '2026-03-10T10:00:00.000Z'
const message = (reasons: readonly { readonly because: readonly { readonly message: string }[] }[]) =>
  reasons.flatMap(({ because }) => because.map((each) => each.message)).join(' ')

it.each<{ name: string; car: Partial<Car>; part: 'listed' | 'price' | 'finance' | 'buttons'; because: RegExp }>([
  { name: 'a draft is not listed', car: { status: 'draft' }, part: 'listed', because: /neither in stock nor sold/ },
  {
    name: 'a car excluded from websites is not listed',
    car: { showOnDealerWebsite: false },
    part: 'listed',
    because: /kept off dealer websites/,
  },
  { name: 'a car without a price shows none', car: { priceCents: null }, part: 'price', because: /no price above \$10/ },
  { name: 'a car of a site without a provider has no finance', car: {}, part: 'finance', because: /no finance provider/ },
])('“Why?” explains why $name (SRC-31, CAR-17, CAR-24)', ({ car, part, because }) => {
  const why = whyCar(buildCar(car), { config: buildConfig(), location: null, now })
  expect(message(part === 'listed' ? [why.listed] : why[part])).toMatch(because)
})

it('the editor’s “Why?” explains why the Reserve button is missing (CHK-02)', () => {
  const config = buildConfig({ checkout: { enabled: true }, vdp: { buttons: [{ id: 'reserve', label: '' }] } } as never)
  const { buttons } = whyCar(buildCar({ paymentProcessors: [] }), { config, location: null, now })
  const reserve = buttons.find(({ id }) => id === 'button-reserve')
  expect(reserve?.shown).toBe(false)
  expect(reserve?.because[0]?.message).not.toBe('')
})
