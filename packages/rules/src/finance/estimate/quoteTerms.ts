/** What a quote service is asked for: five years, with neither deposit nor final payment (API-11, FIN-06). */
export const quoteTerms = { termYears: 5, depositPercent: 0, finalPaymentPercent: 0 } as const
