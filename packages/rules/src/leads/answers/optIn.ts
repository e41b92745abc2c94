import { askedConsent } from '@forecourt/schema/switches/askedConsent'
import { isOn } from '../../parts/settingNeeds'
import { type Consent, consentText } from '../consentText'
import { notInForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

interface WordedConsent extends Consent {
  /** The words beside the box at the time; null when the box wasn't shown (ENQ-16). */
  readonly optInWording: string | null
}

/** News and offers, in the site's words (ENQ-16, ENQ-27): a box that was ticked at first and left so is no consent, and stored as that. */
export const optIn = {
  id: 'optIn',
  title: 'News and offers',
  rule: 'ENQ-16',
  element: null,
  needs: [notInForms('chat', 'makeOffer'), isOn(askedConsent.setting)],
  kind: 'tick',
  value: ({ config }) => ({
    label: config.forms.optInLabel,
    type: 'checkbox',
    required: false,
    maxLength: 5,
    defaultValue: askedConsent.startsTicked(config),
  }),
  stored: {
    in: 'columns',
    empty: { optIn: false, optInLeft: false, optInWording: null },
    of: ({ isTicked, startedTicked, field }): WordedConsent => ({
      optIn: isTicked && !startedTicked,
      optInLeft: isTicked && startedTicked,
      optInWording: field.label,
    }),
  },
  mail: { label: 'News and offers', text: (lead) => (lead.optInWording === null ? null : consentText(lead)) },
  console: null, // with the words they agreed to, beside the buttons to reach them
  exported: { label: 'Agreed to news', about: 'consent', text: (lead) => (lead.optIn ? 'yes' : 'no') },
} as const satisfies LeadAnswer<WordedConsent>
