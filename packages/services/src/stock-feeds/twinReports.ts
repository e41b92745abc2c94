import type { FeedMapping } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import { off, type Row } from './rowProblems'
import { createSectionAnswers } from './sectionAnswers'

/** Creates the function that says whether a car may be on another row too, under another stock number, and reports and asks it (ENT-01). */
export const createTwinReports = (mapping: FeedMapping, questions: FeedQuestions) => {
  const answerTo = createSectionAnswers(mapping)
  return ({ values, own, report }: Row, other: string | null): boolean => {
    if (other === null || (values.status !== undefined && off.includes(values.status))) return false
    const pair = [own.stockNumber ?? '', other].map((number) => number.toUpperCase()).toSorted()
    const text = pair.join(' and ')
    if (answerTo(text) !== undefined) return false
    questions.askPair(text)
    const message = `The car with the stock number ${other.toUpperCase()} has the same make, model, year and kilometres, so it may be the same car.`
    report('status', message, { refused: false, waits: true })
    return true
  }
}
