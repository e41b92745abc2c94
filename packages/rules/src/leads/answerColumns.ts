import type { AnsweredLead } from './answerLines'
import type { AnswerColumn } from './answers/LeadAnswer'
import { leadAnswers } from './leadAnswers'

export interface ReadColumn {
  readonly label: string
  /** The cell of a lead; empty for nothing. */
  readonly text: (lead: AnsweredLead) => string
}

/** The columns of the file of leads about who asks, what they ask for or what they agreed to (ENT-16). Answers with one label share one. */
export const answerColumns = (about: AnswerColumn<never>['about']): ReadColumn[] => {
  const columns = leadAnswers.flatMap(({ exported }) => (exported?.about === about ? [exported] : []))
  return [...new Set(columns.map(({ label }) => label))].map((label) => ({
    label,
    text: (lead) => {
      const stored = { ...lead, ...lead.attributes }
      const said = columns.filter((column) => column.label === label).map(({ text }) => text(stored))
      return said.filter(Boolean).join(' ')
    },
  }))
}
