import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { leadSubject } from '@forecourt/rules/leads/answerLines'
import { type ConversationStage, stageNames } from '@forecourt/rules/leads/inbox/conversationStages'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { LeadRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

export const formName = (form: LeadRecord['form']): string => leadForms[form].name

const tones: { readonly [Stage in ConversationStage]: PillTone } = {
  new: 'waiting',
  contacted: 'info',
  appointment: 'info',
  negotiating: 'info',
  sold: 'good',
  lost: 'quiet',
  spam: 'bad',
}

/** The car that a lead's person bought, otherwise what the lead asked about, such as a car or an offer; null if nothing in particular. */
export const leadAbout = (
  lead: Pick<LeadRecord, 'soldCarName' | 'carNumber' | 'soldCarNumber'> & Parameters<typeof leadSubject>[0],
): string | null => {
  const asked = withCarNumber(leadSubject(lead), lead.carNumber)
  const sold = withCarNumber(lead.soldCarName, lead.soldCarNumber)
  return sold === null || asked === null || asked === sold ? (sold ?? asked) : `${sold} (asked about: ${asked})`
}

/** Lead stages with text and pill colour, in the usual order. */
export const leadStatuses = Object.fromEntries(
  Object.entries(stageNames).map(([stage, text]) => [stage, { text, tone: tones[stage as ConversationStage] }]),
) as { readonly [Stage in ConversationStage]: { readonly text: string; readonly tone: PillTone } }
