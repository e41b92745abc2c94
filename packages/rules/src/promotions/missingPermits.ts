interface Draw {
  /** What all prizes are worth together, in whole dollars. */
  readonly prizeValue: number
  /** States whose residents may take part, as people write them; empty for all. */
  readonly states: string
  readonly permits: string
}

/**
 * States that ask for a permit for a draw whose prizes are worth more than so many dollars together: NSW Community Gaming Act 2018, ACT
 * Lotteries Act 1964, SA Lotteries Act 2019, NT Gaming Control Act 1993. Checked against lists of promotion lawyers of 2024 to 2026.
 */
const thresholds = { NSW: 10_000, ACT: 3_000, SA: 5_000, NT: 5_000 } as const

export type PermitState = keyof typeof thresholds

const isStates = /^(?:(?:NSW|ACT|SA|VIC|QLD|WA|TAS|NT)(?:[ ,;/&]+(?=\S)|(?:,? and )|$))+$/i

/** Whether a permit with a number stands after the name of its state, before that of another. */
const statesPermit = (permits: string, state: PermitState): boolean =>
  permits.split(/(?=\b(?:NSW|ACT|SA|VIC|QLD|WA|TAS|NT)\b)/).some((part) => part.startsWith(state) && /\d{2}/.test(part))

/**
 * The states whose permit a prize draw in Australia needs and does not name, by what its prizes are worth and who may take part
 * (RTE-21). Who may take part is everybody where the states can't be read.
 *
 * @example missingPermits({ prizeValue: 4_000, states: '', permits: '' }) // ['ACT']
 */
export const missingPermits = ({ prizeValue, states, permits }: Draw): PermitState[] => {
  const written = states.trim()
  const isOpenTo = (state: PermitState) => !isStates.test(written) || new RegExp(`\\b${state}\\b`, 'i').test(written)
  const withPermits = Object.keys(thresholds) as PermitState[]
  const hasPermit = (state: PermitState) =>
    // The Northern Territory accepts the permit of any other state.
    state === 'NT' ? withPermits.some((each) => statesPermit(permits, each)) : statesPermit(permits, state)
  return withPermits.filter((state) => prizeValue > thresholds[state] && isOpenTo(state) && !hasPermit(state))
}

/** From how many dollars on a state asks for a permit, such as 'NSW asks for one above $10,000'. */
export const permitRule = (state: PermitState): string => `${state} asks for one above $${thresholds[state].toLocaleString('en-AU')}`
