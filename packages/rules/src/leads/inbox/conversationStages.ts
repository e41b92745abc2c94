import type { SentEnquiry } from '../../accounts/Garage'

/** Stages of a conversation with a shopper, in the usual order (ENT-16). */
export const conversationStages = ['new', 'contacted', 'appointment', 'negotiating', 'sold', 'lost', 'spam'] as const
export type ConversationStage = (typeof conversationStages)[number]

/** Labels of the stages. */
export const stageNames: { readonly [Stage in ConversationStage]: string } = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  negotiating: 'Negotiating',
  sold: 'Sold',
  lost: 'Lost',
  spam: 'Spam',
}

/** Stages without open tasks (ENT-16). */
const closedStages: readonly ConversationStage[] = ['sold', 'lost', 'spam']

/** Stages with open tasks. */
export const openStages: readonly ConversationStage[] = conversationStages.filter((stage) => !closedStages.includes(stage))

/** Whether a conversation still needs work (ENT-16). */
export const isOpenStage = (stage: ConversationStage): boolean => !closedStages.includes(stage)

/** Default reasons for lost conversations. */
export const lostReasons = [
  'Bought elsewhere',
  'Price',
  'The car was sold',
  'Finance declined',
  'Trade-in too low',
  'No answer',
  'Only looking',
] as const

/** Status of an enquiry as shown to the shopper (RTE-22), without the dealer's assessment. */
export const enquiryStatus = (stage: ConversationStage): SentEnquiry['status'] =>
  stage === 'new' ? 'new' : isOpenStage(stage) ? 'contacted' : 'closed'
