import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { isOtherGearbox, otherDriveIn, otherFuelIn, otherFuelOfEngine } from './namedPowertrain'

const read = (more: object) =>
  parseLine(
    { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', km: '61000', ...more },
    '2026-06-01T02:00:00.000Z',
    'egc',
  )

it.each([
  { fuel: 'Petrol', comments: 'Hybrid model, cheap to run' },
  { fuel: 'Petrol', comments: 'Tidy. Economical hybrid' },
  { fuel: 'Unleaded', comments: 'Powerful turbo diesel, tow bar' },
  { fuel: 'Petrol', comments: '2.8L diesel auto' },
  { fuel: 'Petrol', comments: 'Plug-in hybrid with a charger' },
  { fuel: 'Petrol', comments: 'Fully electric vehicle' },
  { fuel: 'Diesel', comments: '2.0L petrol engine' },
  { fuel: 'Diesel', comments: 'Self-charging hybrid' },
  { fuel: 'Electric', comments: 'Hybrid system with a petrol engine' },
  { fuel: 'Hybrid', comments: 'Plug-in hybrid' },
  { fuel: 'Electric', comments: 'V6 petrol' },
  { fuel: 'Hybrid', comments: 'Turbo diesel wagon'.replace('Turbo diesel', 'Fully electric vehicle,') },
])('neither the fuel “$fuel” nor the comments “$comments” are advertised: they contradict each other (ENT-01, CAR-06)', (line) => {
  const { values, problems } = read(line)
  expect([values.fuel, values.comments]).toEqual([undefined, undefined])
  expect(problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['fuel', 'comments']))
})

it.each([
  { fuel: 'Petrol', engine: '2.0 TDI' },
  { fuel: 'Petrol', engine: '2.2L CRDi' },
  { fuel: 'Diesel', engine: '1.4 TSI' },
  { fuel: 'Diesel', engine: '2.5 Hybrid' },
  { fuel: 'Unleaded', engine: 'Turbo Diesel 2.8' },
  { fuel: 'Petrol', engine: '1.5 PHEV' },
  { fuel: 'Electric', engine: '2.0 petrol' },
  { fuel: 'Petrol', engine: '3.0 LPG' },
])('the fuel “$fuel” beside the engine “$engine” is not advertised (ENT-01, CAR-06)', (line) => {
  const { values, problems } = read(line)
  expect(values.fuel).toBeUndefined()
  expect(problems.map(({ column }) => column)).toContain('fuel')
})

it('comments and engines that agree with the fuel, or are about something else, contradict nothing (ENT-01)', () => {
  const texts: readonly (readonly [string, Parameters<typeof otherFuelIn>[1]])[] = [
    ...(['Hybrid version also available', 'Not a hybrid', 'Cheaper than a hybrid car', 'Also in diesel', 'Hybrid tyres'] as const).map(
      (text) => [text, 'petrol'] as const,
    ),
    ...(['Electric windows', 'Electric seats', '2.0L turbo petrol engine', 'Premium unleaded', 'Mild hybrid system'] as const).map(
      (text) => [text, 'petrol'] as const,
    ),
    ...(['2.5L petrol engine with hybrid system', 'Petrol hybrid', 'EV mode'] as const).map((text) => [text, 'hybrid'] as const),
    ...(['50 km of fully electric driving', 'Plug-in hybrid system', '1.5L petrol engine'] as const).map(
      (text) => [text, 'plugIn'] as const,
    ),
    ...(['Turbo diesel', 'Diesel heater', 'Better than petrol', 'Unlike a petrol car'] as const).map((text) => [text, 'diesel'] as const),
    ...(['No petrol engine, no servicing', 'Replaces your petrol car'] as const).map((text) => [text, 'electric'] as const),
  ]
  expect(texts.filter(([text, fuel]) => otherFuelIn(`Tidy. ${text}. One owner`, fuel) !== null)).toEqual([])
  const engines = [
    ['2.0', 'petrol'],
    ['2.0 TDI', 'diesel'],
    ['2.5 petrol hybrid', 'hybrid'],
    ['1.4 TSI', 'premium'],
    ['3.0 V6', 'diesel'],
  ] as const
  expect(engines.filter(([engine, fuel]) => otherFuelOfEngine(engine, fuel) !== null)).toEqual([])
})

it('driven wheels that the comments contradict are not advertised (ENT-01)', () => {
  const wrong = [
    ...([
      ['Great 4x4', 'FWD'],
      ['AWD wagon', '2WD'],
      ['All wheel drive', 'RWD'],
      ['It is a 4x2', '4WD'],
    ] as const),
    ...([
      ['Front wheel drive', 'AWD'],
      ['Rear wheel drive', 'FWD'],
      ['2WD', 'AWD'],
    ] as const),
  ]
  expect(wrong.filter(([text, drive]) => otherDriveIn(`Tidy. ${text}. Tow bar`, drive) === null)).toEqual([])
  const fine = [
    ...([
      ['AWD', '4WD'],
      ['4x4', 'AWD'],
      ['Switches between 2WD and 4WD', '4WD'],
      ['Not a 4WD', 'FWD'],
      ['4WD look', '2WD'],
    ] as const),
    ...([
      ['FWD', '2WD'],
      ['4x2', 'RWD'],
      ['AWD also available', 'FWD'],
      ['Drives well', 'FWD'],
    ] as const),
  ]
  expect(fine.filter(([text, drive]) => otherDriveIn(`Tidy. ${text}. Tow bar`, drive) !== null)).toEqual([])
  expect(read({ drive: 'FWD', comments: 'Great 4x4' }).values).not.toHaveProperty('drive')
})

it('a gearbox that the comments contradict is not advertised (CAR-04)', () =>
  expect(read({ transmission: 'Auto', comments: '5 speed manual, great first car' }).values.transmission).toBeUndefined())

it.each([
  { text: 'Easy to drive automatic', isManual: true, is: true },
  { text: 'Automatic headlights and wipers', isManual: true, is: false },
  { text: 'Automatic version also here, this one is manual', isManual: true, is: false },
  { text: '5 speed manual, tidy', isManual: false, is: true },
  { text: 'Owners manual', isManual: false, is: false },
  { text: 'Auto with manual mode', isManual: false, is: false },
])('“$text” of a manual ($isManual) contradicts its gearbox: $is (CAR-04)', ({ text, isManual, is }) =>
  expect(isOtherGearbox(text, isManual)).toBe(is),
)

it('comments about the other gearbox are not advertised (CAR-04)', () =>
  expect(read({ transmission: 'Manual', comments: 'Lovely automatic hatch.' }).values.comments).toBeUndefined())

it.each(['automatic ', 'hybrid ', 'not a ', '2.0 ', 'diesel petrol ', '4x4 ', 'plug-in ', 'fully electric '])(
  'reads long texts in time proportional to their length: “%s”',
  (part) => {
    const judge = (times: number) => () => {
      const text = part.repeat(times)
      return [otherFuelIn(text, 'petrol'), otherFuelOfEngine(text, 'petrol'), otherDriveIn(text, 'FWD'), isOtherGearbox(text, true)]
    }
    expect(isLinear(judge(20_000), judge(40_000))).toBe(true)
  },
)

it.each<readonly [comments: string, isManual: boolean]>([
  ['A joy to drive, six speed manual.', false],
  ['Automatic headlights. 6 speed manual and tow bar', false],
  ['Manual, air, steer', false],
  ['This is a rare manual', false],
  ['Hard to find manual', false],
  ['It’s an auto', true],
  ['8 speed sports auto, leather', true],
  ['Air, steer, CVT', true],
])('comments that name the other gearbox contradict it: “%s” (CAR-04)', (text, isManual) =>
  expect(isOtherGearbox(text, isManual)).toBe(true),
)

it.each<readonly [comments: string, isManual: boolean]>([
  ['Comes with manual and log books', false],
  ['Service manual included', false],
  ['Manual air conditioning, manual mode', false],
  ['Android Auto and Apple CarPlay', true],
  ['Auto lights, auto wipers', true],
  ['Climate control (auto)', true],
  ['Available in manual or automatic', false],
  ['Not a manual', false],
])('comments about something else contradict no gearbox: “%s” (CAR-04)', (text, isManual) =>
  expect(isOtherGearbox(text, isManual)).toBe(false),
)

it.each<readonly [comments: string, fuel: Parameters<typeof otherFuelIn>[1], is: boolean]>([
  ['Fully electric, 460 km range.', 'petrol', true],
  ['100% electric', 'diesel', true],
  ['This is an EV', 'petrol', true],
  ['64 kWh battery', 'petrol', true],
  ['Auto, turbo diesel, 4x4', 'petrol', true],
  ['Fully electric windows', 'petrol', false],
  ['Fully electric driving for 50 km', 'hybrid', false],
  ['Near the petrol station', 'electric', false],
  ['Electric, heated seats', 'petrol', false],
])('comments “%s” contradict %s: %s (CAR-06)', (text, fuel, is) => expect(otherFuelIn(text, fuel) !== null).toBe(is))
