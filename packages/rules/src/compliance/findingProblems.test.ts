import { expect, it } from 'vitest'
import { findingProblems } from './findingProblems'

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
