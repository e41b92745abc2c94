import { formatMoney } from '../../format/formatMoney'

/** A total of a loan, such as 'Total to pay' '$36,849'. */
export interface LoanTotal {
  readonly label: string
  readonly text: string
}

interface PaidAmounts {
  /** Paid under the loan: repayments, balloon and fees; in whole dollars (FIN-27). */
  readonly loanCents: number
  readonly depositCents: number
}

/**
 * Labels the totals of a loan (FIN-27, CFG-02). The law's total is what is paid under the loan, which leaves out the deposit; a shopper
 * pays both. So "total to pay" always includes the deposit, and with a deposit the loan's part is stated before it.
 *
 * @example loanTotals({ loanCents: 3_247_800, depositCents: 500_000 })
 * // Total loan repayments $32,478, Deposit $5,000, Total to pay with deposit $37,478
 */
export const loanTotals = ({ loanCents, depositCents }: PaidAmounts): readonly LoanTotal[] =>
  depositCents > 0
    ? [
        { label: 'Total loan repayments', text: formatMoney(loanCents) },
        { label: 'Deposit', text: formatMoney(depositCents) },
        { label: 'Total to pay with deposit', text: formatMoney(loanCents + depositCents) },
      ]
    : [{ label: 'Total to pay', text: formatMoney(loanCents) }]

/**
 * The same as part of a sentence, after a figure's other terms.
 *
 * @example 'total loan repayments $32,478 ($37,478 with the deposit)'
 */
export const loanTotalsText = ({ loanCents, depositCents }: PaidAmounts): string =>
  depositCents > 0
    ? `total loan repayments ${formatMoney(loanCents)} (${formatMoney(loanCents + depositCents)} with the deposit)`
    : `total payable ${formatMoney(loanCents)}`
