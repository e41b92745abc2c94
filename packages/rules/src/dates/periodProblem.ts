import type { Period } from './runsOn'

/** Why no day lies between two days, as the end of a sentence; null where one does (CNT-05, CNT-08). */
export const periodProblem = ({ start, expiry }: Period): string | null =>
  start !== '' && expiry !== '' && expiry < start ? `it ends on ${expiry}, before it begins on ${start}` : null
