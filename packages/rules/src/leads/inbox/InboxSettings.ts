import type { LeadForm } from '../../entities/LeadForm'
import { leadForms } from '../leadForms'
import type { AssignmentRule } from './nextAssignee'

/** How an organisation answers shoppers: how fast it wants to, and who gets what. */
export interface InboxSettings {
  /** Within which somebody should answer, in opening hours. Minutes. */
  readonly targetMinutes: number
  /** Whether somebody else gets, once, what nobody answered in time. */
  readonly handsOver: boolean
  /** Who gets which enquiries: the first that fits counts. Without one, everybody takes what they like. */
  readonly rules: readonly AssignmentRule[]
}

export const usualInboxSettings: InboxSettings = { targetMinutes: 120, handsOver: false, rules: [] }

export const mostInboxRules = 30
export const mostRosteredPeople = 50

/** The kinds of enquiries a rule can be about. */
export const formKinds = Object.keys(leadForms) as [LeadForm, ...LeadForm[]]
