import { carState } from '../../car/carState'
import { isInStock } from '../../entities/isInStock'
import type { LeadForm } from '../../entities/LeadForm'
import type { FormWithContext } from '../form/FormContext'
import { notInForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const similarRequest = 'Can you please find me something similar?'
const availableText = 'Is it still available?'
const comingText = 'When could I see it?'
const orderText = 'When could I have one, and what would it cost?'
const photosText = 'Please send photos for this car'

/** Forms in which Comments is always optional. */
const mayBeEmpty: readonly LeadForm[] = [
  'testDrive',
  'service',
  'finance',
  'tradeIn',
  'find',
  'similar',
  'reserve',
  'buyOnline',
  'subscribe',
  'interest',
]
/** Forms in which Comments is always required. */
const alwaysRequired: readonly LeadForm[] = ['feedback', 'chat']

/**
 * Prefilled Comments (ENQ-18): asks for something similar if the car is unavailable, when it is available for a pre-order, and when it arrives
 * for one coming soon.
 */
const defaultMessage = ({ form, car }: FormWithContext): string | undefined => {
  if (form === 'similar' || (form === 'vehicle' && car !== null && !isInStock(car))) return similarRequest
  if (form !== 'vehicle' || car === null) return undefined
  const state = carState(car)
  if (state === 'preorder') return orderText
  return state === 'comingSoon' ? comingText : availableText
}

/** The shopper's message (ENQ-11); hidden with a fixed text in a photo request (ENQ-25), omitted from an offer (ENQ-27). */
export const message = {
  id: 'message',
  title: 'Comments',
  requirement: 'ENQ-11',
  elementSetting: null,
  needs: [notInForms('makeOffer')],
  kind: 'text',
  value: (context) => {
    const { form, config } = context
    if (form === 'photos') return { label: 'Comments', type: 'hidden', required: false, maxLength: 200, defaultValue: photosText }
    const prefilled = defaultMessage(context)
    return {
      label: form === 'chat' ? 'Message' : 'Comments',
      type: 'textarea',
      required: alwaysRequired.includes(form) || (config.forms.messageRequired && !mayBeEmpty.includes(form)),
      maxLength: 2000,
      ...(prefilled && { defaultValue: prefilled }),
    }
  },
  missing: () => 'Please write a message.',
  holdsNoLinks: true,
  example: () => 'Could you tell me what the service history looks like?',
  stored: { in: 'columns', empty: { message: null }, toStored: ({ text }) => ({ message: text || null }) },
  mail: null, // in full, above the answers
  console: null, // in full, above the answers
  exported: { label: 'Message', section: 'enquiry', text: (lead) => lead.message },
} as const satisfies LeadAnswer<{ readonly message: string | null }>
