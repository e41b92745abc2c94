/** Repayment frequencies, with their number per year (FIN-21). */
export const paymentFrequencies = {
  weekly: { perYear: 52, perText: 'a week', comparisonPerYear: 52.18 },
  fortnightly: { perYear: 26, perText: 'a fortnight', comparisonPerYear: 26.09 },
  monthly: { perYear: 12, perText: 'a month', comparisonPerYear: 12 },
} as const

export type PaymentFrequency = keyof typeof paymentFrequencies
