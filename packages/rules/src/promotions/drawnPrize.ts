interface Prize {
  readonly id: string
  readonly chance: number
  /** 0 sets no limit. */
  readonly quantity: number
}

/**
 * The prize that a ticket wins, by the chances as they stand in order; null for none, and for one whose number is won already (RTE-21).
 *
 * @param ticket one of 1,000, from 0
 * @param won how many of a prize were won before
 */
export const drawnPrize = <P extends Prize>(prizes: readonly P[], ticket: number, won: (id: string) => number): P | null => {
  let before = 0
  for (const prize of prizes) {
    before += prize.chance
    if (ticket < before) return prize.quantity > 0 && won(prize.id) >= prize.quantity ? null : prize
  }
  return null
}
