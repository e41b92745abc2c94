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

/** Formats the usual response time, such as '18 minutes' or '3 hours', rounded up (ENT-16). */
export const usualAnswer = (openMinutes: number): string => {
  if (openMinutes < 60) {
    const minutes = Math.max(1, Math.ceil(openMinutes))
    return minutes === 1 ? '1 minute' : `${minutes} minutes`
  }
  const hours = Math.ceil(openMinutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
