import type { SentEnquiry } from '../../accounts/Garage'

/** How far a conversation with a shopper has come, in the order it usually takes (ENT-16). */
export const conversationStages = ['new', 'contacted', 'appointment', 'negotiating', 'sold', 'lost', 'spam'] as const
export type ConversationStage = (typeof conversationStages)[number]

/** What each stage is called. */
export const stageNames: { readonly [Stage in ConversationStage]: string } = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  negotiating: 'Negotiating',
  sold: 'Sold',
  lost: 'Lost',
  spam: 'Spam',
}

/** The stages in which nobody has anything to do any more (ENT-16). */
const closedStages: readonly ConversationStage[] = ['sold', 'lost', 'spam']

/** The others. */
export const openStages: readonly ConversationStage[] = conversationStages.filter((stage) => !closedStages.includes(stage))

/** Whether somebody still has something to do (ENT-16). */
export const isOpenStage = (stage: ConversationStage): boolean => !closedStages.includes(stage)

/** Why people don't buy, as far as nobody has words of their own. */
export const lostReasons = [
  'Bought elsewhere',
  'Price',
  'The car was sold',
  'Finance declined',
  'Trade-in too low',
  'No answer',
  'Only looking',
] as const

/** What a shopper is told of where their enquiry stands (RTE-22): nothing of what the dealership thinks of it. */
export const enquiryStatus = (stage: ConversationStage): SentEnquiry['status'] =>
  stage === 'new' ? 'new' : isOpenStage(stage) ? 'contacted' : 'closed'
