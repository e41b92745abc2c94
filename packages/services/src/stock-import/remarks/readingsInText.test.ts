import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { readingsIn } from './readingsInText'

it.each<readonly [string, readonly number[]]>([
  ['Only 42,000 kms, one owner', [42_000]],
  ['Tidy. Travelled 98,500km.', [98_500]],
  ['Nice car, odometer 44200', [44_200]],
  ['Kms: 61,000', [61_000]],
  ['Auto, 61,000 kms, full service history', [61_000]],
  ['It has done 120 000 kilometres', [120_000]],
  ['Low 45k kms', [45_000]],
  ['31,000 genuine kms', [31_000]],
  ['Serviced at 40,000 km, 60,000 km and 80,000 km', []],
  ['Next service due at 60,000 kms', []],
  ['New tyres at 40,000 km', []],
  ['7 year / 150,000 km warranty', []],
  ['460 km range', []],
  ['Under 60,000 kms', []],
  ['15,000 km service intervals', []],
  ['Top speed 1,000 km/h', []],
  ['Nothing about it', []],
])('the readings in “%s” are %j (ENT-01)', (text, readings) => expect(readingsIn(text, 'comments')).toEqual(readings))

it.each(['42,000 km ', 'odometer ', '1 000', 'km: ', '9'])('reads long texts in time proportional to their length: “%s”', (part) =>
  expect(
    isLinear(
      () => readingsIn(part.repeat(20_000), 'comments'),
      () => readingsIn(part.repeat(40_000), 'comments'),
    ),
  ).toBe(true),
)
