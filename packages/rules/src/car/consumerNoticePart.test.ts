import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { shows } from '../parts/Part'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { consumerNoticePart } from './consumerNoticePart'

const identity = { country: 'NZ', timeZone: 'Pacific/Auckland' } as const
const nz = buildConfig({ identity })

it.each([
  { name: 'a used car', car: {}, config: nz, is: true },
  { name: 'a demonstrator, which counts as used', car: { carType: 'demo' }, config: nz, is: true },
  { name: 'a motorcycle', car: { itemType: 'motorcycle' }, config: nz, is: true },
  { name: 'a new car', car: { carType: 'new' }, config: nz, is: false },
  { name: 'a caravan, which has no motor', car: { itemType: 'caravan' }, config: nz, is: false },
  { name: 'a car that has been sold', car: { status: 'sold' }, config: nz, is: false },
  { name: 'a car in Australia', car: {}, config: buildConfig(), is: false },
  { name: 'a site that shows none', car: {}, config: buildConfig({ identity, vdp: { showConsumerNotice: false } }), is: false },
] satisfies { name: string; car: Partial<Car>; config: typeof nz; is: boolean }[])(
  '$name needs a notice: $is (CFG-02)',
  ({ car, config, is }) => {
    expect(shows(consumerNoticePart, { car: buildCar(car), config })).toBe(is)
  },
)
