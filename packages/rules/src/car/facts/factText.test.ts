import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import type { CarAttribute } from '../CarAttribute'
import { factText } from './factText'

const field = (part: Partial<CarAttribute>) => ({ id: 'seats', storedIn: 'ownColumn', ...part }) as unknown as CarAttribute
const car = (value: unknown) => ({ ...buildCar({}), seats: value }) as ReturnType<typeof buildCar>

it.each([
  { name: 'a number', value: 7, part: {}, text: 7 },
  { name: 'a number with its unit', value: 12_345, part: { unit: 'kg' }, text: '12,345 kg' },
  { name: 'zero, which feeds write for unknown', value: 0, part: {}, text: null },
  { name: 'yes', value: true, part: {}, text: 'Yes' },
  { name: 'no', value: false, part: {}, text: 'No' },
  { name: 'a day', value: '2026-03-05', part: { kind: 'day' }, text: '5 Mar 2026' },
  { name: 'a choice by its label', value: 'awd', part: { values: [['awd', 'All-wheel drive']] }, text: 'All-wheel drive' },
  { name: 'another text as it is', value: 'Blue', part: {}, text: 'Blue' },
  { name: 'unknown', value: null, part: {}, text: null },
] as const)('factText formats $name (VDP-20)', ({ value, part, text }) =>
  expect(factText(car(value), field(part as Partial<CarAttribute>))).toBe(text),
)
