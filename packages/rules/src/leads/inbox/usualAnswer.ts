import type { AnswerFigures } from '../../sites/SiteData'

/** Days included in the response time. */
export const usualAnswerDays = 90
/** Minimum number of answers for a usual response time. */
export const fewestAnswers = 20
/** Longest response time worth showing. Minutes. */
const slowestUsualAnswer = 1440

/** Whether the usual response time can show: enough answers, and a median within a day (ENT-16). */
export const hasUsualAnswer = ({ answered, openMinutes }: AnswerFigures): boolean =>
  answered >= fewestAnswers && openMinutes !== null && openMinutes <= slowestUsualAnswer

/** Response times as people say them, in minutes. */
const spoken: readonly (readonly [minutes: number, text: string])[] = [
  [5, '5 minutes'],
  [10, '10 minutes'],
  [15, '15 minutes'],
  [20, '20 minutes'],
  [30, 'half an hour'],
  [45, '45 minutes'],
  [60, 'an hour'],
  ...[2, 3, 4, 6, 8, 12, 24].map((hours) => [hours * 60, `${hours} hours`] as const),
]

/** Formats the usual response time as people say it, rounded up (ENT-16). */
export const usualAnswer = (openMinutes: number): string =>
  spoken.find(([minutes]) => openMinutes <= minutes)?.[1] ?? `${Math.ceil(openMinutes / 60)} hours`
