import { expect, it } from 'vitest'
import { loanTotals, loanTotalsText } from './loanTotals'

it.each([
  {
    name: 'no deposit',
    amounts: { loanCents: 3_684_900, depositCents: 0 },
    lines: [['Total to pay', '$36,849']],
    text: 'total payable $36,849',
  },
  {
    name: 'a deposit',
    amounts: { loanCents: 3_247_800, depositCents: 500_000 },
    lines: [
      ['Total loan repayments', '$32,478'],
      ['Deposit', '$5,000'],
      ['Total to pay with deposit', '$37,478'],
    ],
    text: 'total loan repayments $32,478 ($37,478 with the deposit)',
  },
  {
    name: 'a deposit with cents, so that the lines add up',
    amounts: { loanCents: 3_247_800, depositCents: 249_950 },
    lines: [
      ['Total loan repayments', '$32,478'],
      ['Deposit', '$2,499.50'],
      ['Total to pay with deposit', '$34,977.50'],
    ],
    text: 'total loan repayments $32,478 ($34,977.50 with the deposit)',
  },
])('the total to pay of a loan includes the deposit (FIN-27, CFG-02): $name', ({ amounts, lines, text }) => {
  expect(loanTotals(amounts).map(({ label, text: amount }) => [label, amount])).toEqual(lines)
  expect(loanTotalsText(amounts)).toBe(text)
})
