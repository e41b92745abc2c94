import { expect, it } from 'vitest'
import { complianceWarnings } from './complianceWarnings'

it('says where, which words, why, and by which law (LEG-02)', () => {
  const finding = { rule: 'repayment-comparison-rate', words: '$99 a week', path: '/vans' }
  const [one, many] = complianceWarnings(
    [
      { ...finding, pages: 1 },
      { ...finding, pages: 12 },
    ],
    'AU',
  )
  expect(one).toMatchObject({ where: 'Page /vans', severity: 'warning', topic: 'law' })
  expect(one?.message).toMatch(/^“\$99 a week”: A repayment is advertised without a comparison rate\..*\(National Credit Code, s 164\)\.$/)
  expect(many?.where).toBe('12 pages, such as /vans')
})
