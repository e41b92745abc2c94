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
  ['KM on dash 188023', [188_023]],
  ['kms on the clock: 188,023', [188_023]],
  ['Dash shows 188023', [188_023]],
  ['188,023 on the clock', [188_023]],
  ['188023km showing on dash', [188_023]],
  ['Clock reads 188,023', [188_023]],
  ['Speedo 188023', [188_023]],
  ['Tidy car 188,023km great condition', [188_023]],
  ['One owner since new with 88,000 kms', [88_000]],
  ['Just ticked over 90,000 km', [90_000]],
  ['88,000 km 2018 model', [88_000]],
  ['88,000 km 1500 kg', [88_000]],
  ['5yr/100,000km', []],
  ['5 yr / 100,000 km', []],
  ['Oil changed at 90,000 km', []],
  ['Good for another 200,000 km', []],
  ['Averages 30,000 km a year', []],
  ['First 1,000 km free', []],
  ['Tank lasts 1,100 km', []],
  ['Fuel tank good for 1,200 km', []],
  ['Towed 2,000 km to us', []],
  ['Log book service at 100,000 km', []],
  ['Serviced at 40,000 km, 60,000 km and 80,000 km', []],
  ['Next service due at 60,000 kms', []],
  ['New tyres at 40,000 km', []],
  ['7 year / 150,000 km warranty', []],
  ['460 km range', []],
  ['Under 60,000 kms', []],
  ['15,000 km service intervals', []],
  ['Top speed 1,000 km/h', []],
  ['Nothing about it', []],
])('the readings in “%s” are %j (ENT-01)', (text, readings) => expect(readingsIn(text)).toEqual(readings))

it.each(['42,000 km ', 'odometer ', '1 000', 'km: ', '9', 'km on the dash ', '9 on ', 'from new '])(
  'reads long texts in time proportional to their length: “%s”',
  (part) =>
    expect(
      isLinear(
        () => readingsIn(part.repeat(20_000)),
        () => readingsIn(part.repeat(40_000)),
      ),
    ).toBe(true),
)
