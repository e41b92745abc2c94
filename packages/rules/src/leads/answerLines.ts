import type { LeadForm } from '../entities/LeadForm'
import type { AnswerColumn } from './answers/LeadAnswer'
import { leadAnswers, type StoredAttributes, type StoredColumns, subjectAttributes } from './leadAnswers'

interface Lead {
  readonly carName: string | null
  readonly attributes: Partial<StoredAttributes>
}

/** Subject of a lead: its car, otherwise the model, offer or wanted car it names (ENT-13, OFR-02, ENQ-18); null if none. */
export const leadSubject = ({ carName, attributes }: Lead): string | null => {
  const stored: { readonly [attribute: string]: unknown } = attributes
  const names = [carName, ...subjectAttributes.map((attribute) => stored[attribute])]
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null
}

/** Stored answers of a lead. */
interface AnsweredLead extends StoredColumns {
  readonly form: LeadForm
  readonly attributes: StoredAttributes
}

/** An answer as a line of text. */
export interface AnswerText {
  readonly label: string
  readonly value: string
}

const byPosition = (one: { readonly position?: number }, other: { readonly position?: number }) =>
  (one.position ?? Number.POSITIVE_INFINITY) - (other.position ?? Number.POSITIVE_INFINITY) || 0

/**
 * Answers of a lead as non-empty lines, for the mail to the dealer or the lead's page in the console (ENT-16, ENQ-26, ENQ-28). Answers
 * with the same label share a line.
 *
 * @param separator between the answers of one line
 */
export const answerLines = (where: 'mail' | 'console', lead: AnsweredLead, separator: string): AnswerText[] => {
  const stored = { ...lead, ...lead.attributes }
  const valuesByLabel = new Map<string, string[]>()
  for (const { label, text } of leadAnswers.flatMap((answer) => answer[where] ?? []).toSorted(byPosition)) {
    const value = text(stored)
    if (value) valuesByLabel.set(label, [...(valuesByLabel.get(label) ?? []), value])
  }
  return [...valuesByLabel].map(([label, values]) => ({ label, value: values.join(separator) }))
}

/** A column of an export. */
export interface ExportColumn {
  readonly label: string
  /** Cell of a lead; empty if no answer. */
  readonly text: (lead: AnsweredLead) => string
}

/** Columns of the lead export about the person, the enquiry or the consent (ENT-16). Answers with the same label share a column. */
export const answerColumns = (section: AnswerColumn<never>['section']): ExportColumn[] => {
  const columns = leadAnswers.flatMap(({ exported }) => (exported?.section === section ? [exported] : []))
  return [...new Set(columns.map(({ label }) => label))].map((label) => ({
    label,
    text: (lead) => {
      const stored = { ...lead, ...lead.attributes }
      const texts = columns.filter((column) => column.label === label).map(({ text }) => text(stored))
      return texts.filter(Boolean).join(' ')
    },
  }))
}
