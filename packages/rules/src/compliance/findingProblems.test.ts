import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { expect, it } from 'vitest'
import { findingProblems, textProblems, withoutBlockedClaims } from './findingProblems'

const finding = { rule: 'repayment-comparison-rate', phrase: '$99 a week', path: '/vans' }

it('a compliance finding gives the place, the phrase, the reason and the law (LEG-02)', () => {
  const [one, many] = findingProblems(
    [
      { ...finding, pages: 1 },
      { ...finding, pages: 12 },
    ],
    'AU',
  )
  expect(one).toMatchObject({ where: 'Page /vans', severity: 'error', topic: 'law' })
  expect(one?.message).toMatch(/^“\$99 a week”: A repayment is advertised without a comparison rate\..*\(National Credit Code, s 164\)\.$/)
  expect(many?.where).toBe('12 pages, such as /vans')
})

it('a compliance finding quotes a phrase that was cut off without its last comma', () => {
  const [quoted] = findingProblems([{ ...finding, phrase: 'Drive for $99 a week, ', pages: 1 }], 'AU')
  expect(quoted?.message).toMatch(/^“Drive for \$99 a week”: /)
})

it('a compliance finding is a warning where the rule doesn’t block publishing', () => {
  const [warning] = findingProblems([{ ...finding, rule: 'false-scarcity', pages: 1 }], 'AU')
  expect(warning).toMatchObject({ severity: 'warning', topic: 'law' })
})

it('a compliance finding of a missing statement leads to the setting where it is entered', () => {
  const missing = { rule: 'nsw-licence-number', phrase: '', path: '/', pages: 9 }
  expect(findingProblems([missing, { ...finding, pages: 1 }], 'AU').map(({ pointer }) => pointer)).toEqual(['/identity/licence', '/pages'])
})

const onPage = { ...finding, pages: 2 }
const inText = { rule: finding.rule, phrase: finding.phrase, pointer: '/header/announcement', where: 'Header › Announcement' }
const ofSetting: ConfigProblem = {
  ...{ pointer: '/header/announcement', where: 'Header', message: '“$99 a week” in the announcement has no comparison rate.' },
  ...{ severity: 'warning', kind: 'value', topic: 'law' },
}

it.each([
  {
    name: 'on one page',
    warnings: findingProblems([{ ...onPage, rule: 'repayment-rate-beside', pages: 1 }], 'AU'),
    blocking: onPage,
    left: 0,
  },
  { name: 'on another page', warnings: findingProblems([{ ...onPage, path: '/' }], 'AU'), blocking: onPage, left: 1 },
  { name: 'of other words', warnings: findingProblems([{ ...onPage, phrase: 'only 2 left' }], 'AU'), blocking: onPage, left: 1 },
  {
    name: 'of a missing text',
    warnings: findingProblems([{ ...onPage, rule: 'nsw-licence-number', phrase: '' }], 'AU'),
    blocking: onPage,
    left: 1,
  },
  { name: 'in one text, of two rules', warnings: textProblems([{ ...inText, rule: 'false-scarcity' }], 'AU'), blocking: inText, left: 0 },
  { name: 'in one text, of a setting', warnings: [ofSetting], blocking: inText, left: 0 },
  { name: 'in a part of the setting', warnings: [ofSetting], blocking: { ...inText, pointer: '/header/announcement/text' }, left: 0 },
  { name: 'in another setting', warnings: [{ ...ofSetting, pointer: '/header/announcements' }], blocking: inText, left: 1 },
])('a claim that is blocked isn’t warned of at the same place: $name (LEG-02)', ({ warnings, blocking, left }) => {
  expect(withoutBlockedClaims(warnings, [blocking])).toHaveLength(left)
  expect(withoutBlockedClaims(warnings, [])).toEqual(warnings)
})
