/** What a link to the finance form knows already (RTE-11). */
export interface FinanceQuestion {
  /** A car by its slug or its id. */
  readonly car: string | null
  /** In whole dollars. */
  readonly budget: number | null
  readonly dealershipSlug: string | null
}

const mostDollars = 10_000_000

/** Reads the query of a link to the finance form: anything strange in it counts as nothing (RTE-11). */
export const financeQuestionOf = (search: string): FinanceQuestion => {
  const query = new URLSearchParams(search)
  const word = (name: string) => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,120}$/.test(value) ? value : null
  }
  const budget = query.get('vehiclePriceBudget') ?? ''
  const dollars = /^\d{1,9}$/.test(budget) ? Number(budget) : 0
  return {
    car: word('car_id'),
    budget: dollars > 0 && dollars <= mostDollars ? dollars : null,
    dealershipSlug: word('preferredDealership'),
  }
}
