import { describe, expect, it } from 'vitest'
import { type AssignmentRule, nextAssignee, type RosteredPerson, type Turn } from './nextAssignee'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const person = (userId: string, overrides: Partial<RosteredPerson> = {}): RosteredPerson => ({
  userId,
  weight: 1,
  days: everyDay,
  ...overrides,
})
const rule = (overrides: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id: 'one',
  name: 'All staff',
  locationIds: [],
  forms: [],
  sources: [],
  people: [person('ana'), person('ben')],
  ...overrides,
})
const lead = { locationId: 'north', form: 'vehicle', source: 'Google' }
// A Wednesday.
const today = { date: '2026-06-03', minutes: 540 }
const eligible = new Set(['ana', 'ben', 'cy'])

describe('nextAssignee (ENT-16)', () => {
  it.each([
    {
      name: 'the user who waited longest, with equal weights',
      rules: [rule()],
      turns: [
        ['ana', 1, '2026-06-02'],
        ['ben', 1, '2026-06-01'],
      ],
      who: 'ben',
    },
    {
      name: 'the user with fewer leads',
      rules: [rule()],
      turns: [
        ['ana', 1, '2026-06-02'],
        ['ben', 3, '2026-06-01'],
      ],
      who: 'ana',
    },
    {
      name: 'the user with more weight gets more',
      rules: [rule({ people: [person('ana', { weight: 3 }), person('ben')] })],
      turns: [
        ['ana', 4, '2026-06-02'],
        ['ben', 1, '2026-06-01'],
      ],
      who: 'ana',
    },
    {
      name: 'no user who is off that day',
      rules: [rule({ people: [person('ana', { days: [1, 2] }), person('ben')] })],
      turns: [],
      who: 'ben',
    },
    ...(
      [
        ['no user before their hours', { from: 541, until: 1020 }, 'ben'],
        ['a user from the minute they begin', { from: 540, until: 1020 }, 'ana'],
        ['no user from the minute they end', { from: 480, until: 540 }, 'ben'],
      ] as const
    ).map(([name, hours, who]) => ({ name, rules: [rule({ people: [person('ana', { hours }), person('ben')] })], turns: [], who })),
    { name: 'no user who left', rules: [rule({ people: [person('gone'), person('ben')] })], turns: [], who: 'ben' },
    { name: 'no user without weight', rules: [rule({ people: [person('ana', { weight: 0 })] })], turns: [], who: null },
    { name: 'the first rule that fits', rules: [rule({ locationIds: ['south'] }), rule({ people: [person('cy')] })], turns: [], who: 'cy' },
    { name: 'by kind', rules: [rule({ forms: ['service'] }), rule({ forms: ['vehicle'], people: [person('cy')] })], turns: [], who: 'cy' },
    { name: 'by source, in any case', rules: [rule({ sources: ['google'], people: [person('cy')] })], turns: [], who: 'cy' },
    { name: 'no rule fits', rules: [rule({ sources: ['Facebook'] })], turns: [], who: null },
    { name: 'no rules', rules: [], turns: [], who: null },
  ] as const)('$name', ({ rules, turns, who }) => {
    const had = turns.map(([userId, count, lastAt]): Turn => ({ userId, count, lastAt }))
    expect(nextAssignee(rules, lead, { turns: had, today, eligible })).toBe(who)
  })

  it('nextAssignee reassigns to another user', () => {
    expect(nextAssignee([rule()], lead, { turns: [], today, eligible, except: 'ana' })).toBe('ben')
    expect(nextAssignee([rule({ people: [person('ana')] })], lead, { turns: [], today, eligible, except: 'ana' })).toBeNull()
  })

  it('nextAssignee distributes a hundred leads by weight, within one lead', () => {
    const people = [person('ana', { weight: 3 }), person('ben'), person('cy')]
    const counts = new Map<string, number>()
    for (let turn = 0; turn < 100; turn++) {
      const turns = [...counts].map(([userId, count]): Turn => ({ userId, count, lastAt: null }))
      const who = nextAssignee([rule({ people })], lead, { turns, today, eligible }) ?? ''
      counts.set(who, (counts.get(who) ?? 0) + 1)
    }
    for (const [userId, share] of [
      ['ana', 60],
      ['ben', 20],
      ['cy', 20],
    ] as const)
      expect(Math.abs((counts.get(userId) ?? 0) - share)).toBeLessThanOrEqual(1)
  })
})
