import type { LeadForm } from '../../entities/LeadForm'
import { leadForms } from '../leadForms'
import { lostReasons } from './conversationStages'
import type { AssignmentRule } from './nextAssignee'

/**
 * Notifications for staff who answer leads, and their channels (ENT-16). The mail of a new lead goes to the business's addresses, so no
 * user can switch it off.
 */
export const noticeWays = { lead: ['push'], late: ['push', 'mail'], mention: ['push', 'mail'] } as const

export type NoticeKind = keyof typeof noticeWays
export type NoticeWay = (typeof noticeWays)[NoticeKind][number]
/** A notification on one channel. */
export type Notice = { [Kind in NoticeKind]: `${Kind}.${(typeof noticeWays)[Kind][number]}` }[NoticeKind]

/** All configurable notifications. */
export const notices = Object.entries(noticeWays).flatMap(([kind, ways]) => ways.map((way) => `${kind}.${way}` as Notice))

/** Inbox settings of an organisation: response target and assignment. */
export interface InboxSettings {
  /** Response target in minutes of opening hours. */
  readonly targetMinutes: number
  /** Whether an overdue lead is reassigned once. */
  readonly handsOver: boolean
  /** Assignment rules; the first match applies. Without rules, staff pick leads themselves. */
  readonly rules: readonly AssignmentRule[]
  /** Suggested reasons for lost conversations; staff can enter others. */
  readonly lostReasons: readonly string[]
  /** Whether a text message from an unknown number starts a conversation; otherwise it is rejected. */
  readonly takesUnknownTexts: boolean
  /** Sources whose leads cost money, such as marketplaces: their faulty leads can be claimed back. */
  readonly chargedSources: readonly string[]
  /** Retention period: how many months after the last message a person is erased; null to keep people. */
  readonly keptMonths: number | null
}

export const defaultInboxSettings: InboxSettings = {
  targetMinutes: 120,
  handsOver: false,
  rules: [],
  lostReasons,
  takesUnknownTexts: true,
  chargedSources: [],
  keptMonths: null,
}

export const maxInboxRules = 30
export const maxPeoplePerRule = 50
export const maxLostReasons = 30
export const maxChargedSources = 30

/** Kinds of forms for assignment rules. */
export const leadFormKinds = Object.keys(leadForms) as [LeadForm, ...LeadForm[]]
