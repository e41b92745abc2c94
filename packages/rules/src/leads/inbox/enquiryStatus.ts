import type { SentEnquiry } from '../../accounts/Garage'
import { type ConversationStage, isOpenStage } from './conversationStages'

/** What a shopper is told of where their enquiry stands (RTE-22): nothing of what the dealership thinks of it. */
export const enquiryStatus = (stage: ConversationStage): SentEnquiry['status'] =>
  stage === 'new' ? 'new' : isOpenStage(stage) ? 'contacted' : 'closed'
