import { memoisedLast } from '@forecourt/schema/memoised'

const dayMs = 86_400_000

/** What is counted to is mostly the instant of a page, for every car of it. */
const untilMs = memoisedLast(Date.parse)

/**
 * Counts the whole 24-hour days from one instant to another (CAR-11, SRC-31); not a number when either is no instant.
 *
 * @example wholeDays('2026-03-01T10:00:00Z', '2026-03-03T09:59:00Z') // 1
 */
export const wholeDays = (from: string, to: string): number => Math.floor((untilMs(to) - Date.parse(from)) / dayMs)
