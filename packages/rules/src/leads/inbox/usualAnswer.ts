import type { AnswerFigures } from '../../sites/SiteData'

/** Days back that are counted. */
export const usualAnswerDays = 90
/** Of fewer nothing is usual. */
export const fewestAnswers = 20
/** What takes longer is no promise. Minutes. */
const slowestUsualAnswer = 1440

/** Whether something can be said of how fast somebody answers: enough were answered, and the one in the middle within a day (ENT-16). */
export const hasUsualAnswer = ({ answered, openMinutes }: AnswerFigures): boolean =>
  answered >= fewestAnswers && openMinutes !== null && openMinutes <= slowestUsualAnswer

/** How soon somebody usually answers, such as '18 min' or '3 hours': never shorter than it was (ENT-16). */
export const usualAnswer = (openMinutes: number): string => {
  if (openMinutes < 60) return `${Math.max(1, Math.ceil(openMinutes))} min`
  const hours = Math.ceil(openMinutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
