import { expect, it } from 'vitest'
import { feeTexts, monthlyFeesText } from './feeTexts'

const fee = (label: string, amount: number, every: 'once' | 'month', financed = false) => ({ id: label, label, amount, every, financed })

it('the finance disclaimer lists a dealer group’s fees with how they are charged (FIN-26, FIN-29)', () => {
  const fees = [
    fee('Establishment', 395, 'once'),
    fee('Security registration', 6, 'once'),
    fee('Account administration', 8, 'month'),
    fee('Agency', 912.25, 'once', true),
  ]
  expect(feeTexts({ fees })).toEqual([
    { label: 'Establishment', amountText: '$395' },
    { label: 'Security registration', amountText: '$6' },
    { label: 'Account administration', amountText: '$8 a month' },
    { label: 'Agency', amountText: '$912.25, added to the loan' },
  ])
})

it.each([
  { name: 'no fees', fees: [] },
  { name: 'a fee of 0 dollars', fees: [fee('Establishment', 0, 'once')] },
  { name: 'less than half a cent', fees: [fee('Establishment', 0.004, 'once')] },
])('the small print lists nothing for $name (FIN-26)', ({ fees }) => expect(feeTexts({ fees })).toEqual([]))

it.each([
  { fees: [fee('Account administration', 8, 'month'), fee('Establishment', 395, 'once')], text: 'plus $8 a month in fees' },
  { fees: [fee('Account administration', 8, 'month'), fee('Statements', 1.5, 'month')], text: 'plus $9.50 a month in fees' },
  { fees: [fee('Establishment', 395, 'once')], text: null },
])('next to a repayment, which leaves out monthly fees: $text (FIN-25, FIN-29)', ({ fees, text }) =>
  expect(monthlyFeesText({ fees })).toBe(text),
)
