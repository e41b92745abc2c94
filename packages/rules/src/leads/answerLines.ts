import type { LeadForm } from '../entities/LeadForm'
import { leadAnswers, type StoredAttributes, type StoredColumns } from './leadAnswers'

/** What was answered, as leads are stored. */
export interface AnsweredLead extends StoredColumns {
  readonly form: LeadForm
  readonly attributes: StoredAttributes
}

export interface ReadLine {
  readonly label: string
  readonly value: string
}

const byPlace = (one: { readonly place?: number }, other: { readonly place?: number }) =>
  (one.place ?? Number.POSITIVE_INFINITY) - (other.place ?? Number.POSITIVE_INFINITY) || 0

/**
 * The answers of a lead as people read them, in lines with something in them: in the mail to the dealer, or on the lead's page in the
 * console (ENT-16, ENQ-26, ENQ-28). Answers with one label share a line.
 *
 * @param between what stands between those of one line
 */
export const answerLines = (where: 'mail' | 'console', lead: AnsweredLead, between: string): ReadLine[] => {
  const stored = { ...lead, ...lead.attributes }
  const words = new Map<string, string[]>()
  for (const { label, text } of leadAnswers.flatMap((answer) => answer[where] ?? []).toSorted(byPlace)) {
    const value = text(stored)
    if (value) words.set(label, [...(words.get(label) ?? []), value])
  }
  return [...words].map(([label, values]) => ({ label, value: values.join(between) }))
}
