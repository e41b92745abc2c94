import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { explain, explainFirst, neverShown } from './explain'
import { firstShown, type Need, shownValue, shows, type ValuePart } from './Part'
import { hasText, isOn } from './settingNeeds'

interface Context {
  readonly wheels: number
  readonly config: ReturnType<typeof buildConfig>
}

const moreThan = (min: number): Need<Context> => ({
  holds: ({ wheels }) => wheels > min,
  title: 'Wheels',
  yes: ({ wheels }) => `It has ${wheels} wheels.`,
  no: `It has not more than ${min} wheels.`,
  fields: ({ wheels }) => [{ name: 'Wheels', value: String(wheels) }],
})

const part = (id: string, needs: readonly Need<Context>[]): ValuePart<Context, string> => ({
  id,
  title: `The ${id}`,
  requirement: 'CAR-02',
  elementSetting: null,
  needs,
  value: ({ wheels }) => `${id} with ${wheels}`,
})

const context = (wheels: number, values = {}): Context => ({ wheels, config: buildConfig(values) })
const bike = part('bike', [moreThan(1), isOn('/vdp/showViews')])
const car = part('car', [moreThan(3)])
const on = { vdp: { showViews: true } }

it.each([
  ['all needs hold', context(2, on), true, ['It has 2 wheels.', '“Show views” is on.']],
  ['one is missing', context(2, { vdp: { showViews: false } }), false, ['“Show views” is off.']],
  ['both are', context(1, { vdp: { showViews: false } }), false, ['It has not more than 1 wheels.', '“Show views” is off.']],
])('the visibility, value and explanation of a part agree (UI-19): $0', (_name, input, shown, message) => {
  expect(shows(bike, input)).toBe(shown)
  expect(shownValue(bike, input)).toBe(shown ? `bike with ${input.wheels}` : null)
  const reason = explain(bike, input)
  expect(reason.shown).toBe(shown)
  expect(reason.because.map((each) => each.message)).toEqual(message)
})

it('an explanation names the requirement, settings and facts behind a decision (UI-19)', () => {
  expect(explain(bike, context(2, on)).because).toEqual([
    { requirement: 'CAR-02', title: 'Wheels', message: 'It has 2 wheels.', settings: [], fields: [{ name: 'Wheels', value: '2' }] },
    { requirement: 'CAR-02', title: 'The site’s choice', message: '“Show views” is on.', settings: ['/vdp/showViews'], fields: [] },
  ])
})

it.each([
  { name: 'the first that shows', wheels: 4, first: 'bike', shown: [true, false], message: 'The bike comes first.' },
  { name: 'none', wheels: 1, first: undefined, shown: [false, false], message: 'It has not more than 3 wheels.' },
])('a ladder shows one part: $name', ({ wheels, first, shown, message }) => {
  const input = context(wheels, on)
  expect(firstShown([bike, car], input)?.id).toBe(first)
  const reasons = explainFirst([bike, car], input, { title: 'One', no: ({ title }) => `${title} comes first.` })
  expect(reasons.map((reason) => reason.shown)).toEqual(shown)
  expect(reasons[1]?.because[0]?.message).toBe(message)
})

it.each([
  { name: 'words', text: 'Great', isOn: true, expected: true },
  { name: 'blanks', text: ' ', isOn: true, expected: false },
  { name: 'nothing', text: '', isOn: false, expected: false },
  {
    name: 'formatted',
    text: { blocks: [{ id: 'a', kind: 'paragraph', spans: [{ text: 'Great', bold: true }] }] },
    isOn: true,
    expected: true,
  },
  { name: 'formatted blanks', text: { blocks: [{ id: 'a', kind: 'paragraph', spans: [] }] }, isOn: true, expected: false },
])('a text of the site is $name', ({ text, ...is }) => {
  const input = context(4, { vdp: { protectText: text } })
  expect(isOn('/vdp/protectText').holds(input)).toBe(is.isOn)
  expect(hasText('/vdp/protectText').holds(input)).toBe(is.expected)
})

it.each([
  { name: 'switched off: not pending', values: { showProtect: false, protectText: '' }, found: null },
  { name: 'on, with text', values: { showProtect: true, protectText: 'Paint' }, found: null },
  { name: 'on, without text', values: { showProtect: true, protectText: ' ' }, found: '/vdp/protectText' },
])('publishing warns of a part that is on but never shows: $name', ({ values, found }) => {
  const message = 'It never shows.'
  const needs = [isOn('/vdp/showProtect'), moreThan(9), hasText('/vdp/protectText', () => message)]
  expect(neverShown({ needs }, buildConfig({ vdp: values }))).toEqual(found && { pointer: found, message, severity: 'warning' })
})

it('the explanation ignores conditions that don’t apply, both in the decision and in the explanation', () => {
  const need = (title: string, holds: boolean, appliesWhen?: (context: object, allHold: boolean) => boolean) => ({
    title,
    holds: () => holds,
    yes: `${title}: yes`,
    no: `${title}: no`,
    appliesWhen,
  })
  const buildPart = (...needs: ReturnType<typeof need>[]) => ({ id: 'a', title: 'A', requirement: 'CAR-02', elementSetting: null, needs })
  const never = buildPart(
    need('first', true),
    need('never', false, () => false),
  )
  expect([shows(never, {}), explain(never, {}).because.map(({ title }) => title)]).toEqual([true, ['first']])
  const allHold = need('last', false, (_about, all) => all)
  expect(explain(buildPart(need('first', true), allHold), {})).toMatchObject({ shown: false, because: [{ message: 'last: no' }] })
  expect(explain(buildPart(need('first', false), allHold), {}).because.map(({ title }) => title)).toEqual(['first'])
})
