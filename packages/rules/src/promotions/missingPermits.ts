interface Draw {
  /** Total value of all prizes in whole dollars. */
  readonly prizeValue: number
  /** States whose residents are eligible, as entered; empty for all. */
  readonly states: string
  readonly permits: string
}

/**
 * States that require a permit if the total prize value exceeds a threshold in dollars: NSW Community Gaming Act 2018, ACT Lotteries Act
 * 1964, SA Lotteries Act 2019, NT Gaming Control Act 1993. Checked against lists of promotion lawyers of 2024 to 2026.
 */
const thresholds = { NSW: 10_000, ACT: 3_000, SA: 5_000, NT: 5_000 } as const

export type PermitState = keyof typeof thresholds

const statesPattern = /^(?:(?:NSW|ACT|SA|VIC|QLD|WA|TAS|NT)(?:[ ,;/&]+(?=\S)|(?:,? and )|$))+$/i

/** Whether a permit number follows the name of its state, before another state's name. */
const statesPermit = (permits: string, state: PermitState): boolean =>
  permits.split(/(?=\b(?:NSW|ACT|SA|VIC|QLD|WA|TAS|NT)\b)/).some((part) => part.startsWith(state) && /\d{2}/.test(part))

/**
 * States whose permit an Australian prize draw needs but doesn't state, by prize value and eligible states (RTE-21). If the states can't
 * be parsed, all are eligible.
 *
 * @example missingPermits({ prizeValue: 4_000, states: '', permits: '' }) // ['ACT']
 */
export const missingPermits = ({ prizeValue, states, permits }: Draw): PermitState[] => {
  const written = states.trim()
  const isOpenTo = (state: PermitState) => !statesPattern.test(written) || new RegExp(`\\b${state}\\b`, 'i').test(written)
  const withPermits = Object.keys(thresholds) as PermitState[]
  const hasPermit = (state: PermitState) =>
    // The Northern Territory accepts another state's permit.
    state === 'NT' ? withPermits.some((each) => statesPermit(permits, each)) : statesPermit(permits, state)
  return withPermits.filter((state) => prizeValue > thresholds[state] && isOpenTo(state) && !hasPermit(state))
}

/** Threshold of a state's permit as text, such as 'NSW asks for one above $10,000'. */
export const permitRule = (state: PermitState): string => `${state} asks for one above $${thresholds[state].toLocaleString('en-AU')}`
