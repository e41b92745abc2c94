import { expect, it } from 'vitest'
import { findDrive } from '../stock/findDrive'
import type { Badge, VehicleModel } from '../stock/VehicleModel'
import { modelTexts } from './modelRow'
import { soldMakes } from './soldMakes'

const models = soldMakes().flatMap(({ name: make, models }) => models.map((model) => ({ make, model })))
const texts = Object.entries(modelTexts).flatMap(([make, ofMake]) => Object.entries(ofMake).map(([name, text]) => ({ make, name, text })))
const modelOf = (make: string, name: string): VehicleModel | undefined =>
  models.find((each) => each.make === make && each.model.name === name)?.model

interface Claim {
  readonly pattern: RegExp
  /** Whether a grade matches the words; all grades must match, or one if the words offer a choice. */
  readonly matches: (badge: Badge, model: VehicleModel) => boolean
  readonly of: 'every' | 'some'
}

const drives =
  (...drives: readonly string[]): Claim['matches'] =>
  (badge, model) =>
    drives.includes(findDrive(model, badge) ?? '')
const seats =
  (count: number): Claim['matches'] =>
  (_badge, model) =>
    model.seats === count

/** Claims about drive, fuel, engine, body and seats. */
const claims: readonly Claim[] = [
  { pattern: /\bdriven from behind\b|\brear[- ]wheel/i, of: 'every', matches: drives('RWD') },
  {
    pattern: /\bfour driven wheels\b|\b(?:all|four)(?: four)? wheels driven\b|(?<!\bor )\b(?:all|four)-wheel drive\b/i,
    of: 'every',
    matches: drives('AWD', '4WD'),
  },
  { pattern: /\bfront (?:or|and)\b|\bfront[- ]wheel|\bfront wheels\b/i, of: 'some', matches: drives('FWD') },
  { pattern: /\b(?:fully )?electric\b(?! (?:tail|window))/i, of: 'every', matches: ({ engine }) => engine.simpleFuel === 'Electric' },
  { pattern: /(?<!plug-in )\bhybrid\b/i, of: 'some', matches: ({ engine }) => engine.simpleFuel === 'Hybrid' },
  { pattern: /\bit(?: is|’s)(?: a)? hybrid\b|\ba hybrid drive\b/i, of: 'every', matches: ({ engine }) => engine.simpleFuel === 'Hybrid' },
  { pattern: /\bplug-in\b/i, of: 'some', matches: ({ engine }) => engine.simpleFuel === 'PHEV' },
  { pattern: /\bdiesel\b/i, of: 'some', matches: ({ engine }) => engine.fuel === 'Diesel' },
  { pattern: /\bsix-cylinder diesel\b/i, of: 'some', matches: ({ engine }) => engine.fuel === 'Diesel' && engine.cylinders === 6 },
  { pattern: /\bsix cylinders\b/i, of: 'every', matches: ({ engine }) => engine.cylinders === 6 },
  { pattern: /\bthree cylinders\b/i, of: 'every', matches: ({ engine }) => engine.cylinders === 3 },
  { pattern: /\bturbo\b/i, of: 'every', matches: ({ engine }) => engine.isTurbo === true },
  { pattern: /\bgear stick\b|\bclutch\b|\bmanual\b/i, of: 'every', matches: (_badge, { transmission }) => transmission === 'Manual' },
  { pattern: /\bsedan\b/i, of: 'every', matches: (_badge, { simpleBody }) => simpleBody === 'Sedan' },
  { pattern: /^(?:the small |a )hatch\b/i, of: 'every', matches: (_badge, { simpleBody }) => simpleBody === 'Hatch' },
  { pattern: /\ba roof\b/i, of: 'every', matches: (_badge, { body }) => body === 'convertible' },
  { pattern: /^two seats\b/i, of: 'every', matches: seats(2) },
  { pattern: /\bfive seats\b|\bfive adults\b/i, of: 'every', matches: seats(5) },
  { pattern: /\bseven seats\b|\bthree rows\b/i, of: 'every', matches: seats(7) },
  { pattern: /^eight (?:\S+ )?seats\b/i, of: 'every', matches: seats(8) },
]

it('the texts about models belong to existing models', () => {
  expect(texts.filter(({ make, name }) => !modelOf(make, name)).map(({ make, name }) => `${make} ${name}`)).toEqual([])
})

const contradictions = (make: string, name: string, text: string): string[] => {
  const model = modelOf(make, name)
  // An upcoming model has no variants yet.
  if (!model || model.badges.length === 0) return []
  return claims.flatMap(({ pattern, matches, of }) => {
    const found = pattern.exec(text)?.[0]
    const isTrue =
      of === 'every' ? model.badges.every((badge) => matches(badge, model)) : model.badges.some((badge) => matches(badge, model))
    return found && !isTrue ? [`${make} ${name}: “${found}”`] : []
  })
}

it('the text about a model does not contradict its variants (MOD-01)', () => {
  expect(texts.flatMap(({ make, name, text }) => contradictions(make, name, text))).toEqual([])
})

it.each([
  { make: 'Mazda', name: 'CX-60', text: 'Larger and quieter, driven from behind in the old way.' },
  { make: 'Subaru', name: 'Forester', text: 'Five seats.\n\n- Front or all wheels driven' },
  { make: 'Mazda', name: 'MX-5', text: 'A gear stick where your hand falls.' },
  { make: 'Mazda', name: 'MX-5', text: 'Light, with all-wheel drive.' },
  { make: 'Toyota', name: 'GR86', text: 'Light, with four driven wheels.' },
  { make: 'Toyota', name: 'Corolla', text: 'It is hybrid.' },
  { make: 'Toyota', name: 'Corolla', text: 'It’s a hybrid.' },
  { make: 'Mazda', name: 'BT-50', text: 'With a six-cylinder diesel.' },
  { make: 'Toyota', name: 'Camry', text: 'With a plug-in drive.' },
])('the demo’s check finds the contradiction between a text and the variants of $name', ({ make, name, text }) =>
  expect(contradictions(make, name, text)).toHaveLength(1),
)

it.each([
  { make: 'Toyota', model: 'bZ4X', grade: 'FWD', drive: 'FWD' },
  { make: 'Toyota', model: 'bZ4X', grade: 'AWD', drive: 'AWD' },
  { make: 'Tesla', model: 'Model 3', grade: 'Rear-Wheel Drive', drive: 'RWD' },
  { make: 'Volvo', model: 'EX30', grade: 'Twin Performance', drive: 'AWD' },
  { make: 'Volvo', model: 'EX30', grade: 'Ultra', drive: 'RWD' },
  { make: 'Polestar', model: 'Polestar 2', grade: 'Long Range Dual', drive: 'AWD' },
  { make: 'BYD', model: 'Seal', grade: 'Performance', drive: 'AWD' },
  { make: 'BYD', model: 'Seal', grade: 'Premium', drive: 'RWD' },
  { make: 'Toyota', model: 'Corolla Cross', grade: 'GX Hybrid', drive: 'FWD' },
  { make: 'Mazda', model: 'CX-5', grade: 'G35 Akera', drive: 'AWD' },
])('a $model $grade has the driven wheels that its name says', ({ make, model: name, grade, drive }) => {
  const model = modelOf(make, name)
  expect(model && findDrive(model, { name: grade })).toBe(drive)
})
