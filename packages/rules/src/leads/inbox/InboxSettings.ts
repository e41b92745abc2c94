import type { LeadForm } from '../../entities/LeadForm'
import { leadForms } from '../leadForms'
import { lostReasons } from './conversationStages'
import type { AssignmentRule } from './nextAssignee'

/**
 * What people who answer shoppers are told of, and in which ways they choose (ENT-16). The mail of a new enquiry goes to the addresses of
 * the business: it is nobody's own, so that nobody's choice silences it.
 */
export const noticeWays = { lead: ['push'], late: ['push', 'mail'], mention: ['push', 'mail'] } as const

export type NoticeKind = keyof typeof noticeWays
export type NoticeWay = (typeof noticeWays)[NoticeKind][number]
/** Something to be told of, in one way. */
export type Notice = { [Kind in NoticeKind]: `${Kind}.${(typeof noticeWays)[Kind][number]}` }[NoticeKind]

/** All that can be chosen. */
export const notices = Object.entries(noticeWays).flatMap(([kind, ways]) => ways.map((way) => `${kind}.${way}` as Notice))

/** How an organisation answers shoppers: how fast it wants to, and who gets what. */
export interface InboxSettings {
  /** Within which somebody should answer, in opening hours. Minutes. */
  readonly targetMinutes: number
  /** Whether somebody else gets, once, what nobody answered in time. */
  readonly handsOver: boolean
  /** Who gets which enquiries: the first that fits counts. Without one, everybody takes what they like. */
  readonly rules: readonly AssignmentRule[]
  /** What whoever marks a conversation as lost chooses from; reasons of their own can always be written. */
  readonly lostReasons: readonly string[]
  /** Whether a text message from a number nobody knows begins a conversation; else it is refused. */
  readonly takesUnknownTexts: boolean
  /** After how many months without a word a person is erased; null where nobody is. */
  readonly keptMonths: number | null
}

export const usualInboxSettings: InboxSettings = {
  targetMinutes: 120,
  handsOver: false,
  rules: [],
  lostReasons,
  takesUnknownTexts: true,
  keptMonths: null,
}

export const mostInboxRules = 30
export const mostRosteredPeople = 50
export const mostLostReasons = 30

/** The kinds of enquiries a rule can be about. */
export const leadFormKinds = Object.keys(leadForms) as [LeadForm, ...LeadForm[]]
