import { consentCheckbox } from '@forecourt/schema/switches/consentCheckbox'
import { isOn } from '../../parts/settingNeeds'
import { type Consent, consentText } from '../consentText'
import { notInForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

interface WordedConsent extends Consent {
  /** Label of the box when submitted; null if it wasn't shown (ENQ-16). */
  readonly optInWording: string | null
}

/** Consent to marketing, in the site's wording (ENQ-16, ENQ-27): a pre-ticked box left ticked isn't consent, and is stored as such. */
export const optIn = {
  id: 'optIn',
  title: 'News and offers',
  requirement: 'ENQ-16',
  elementSetting: null,
  needs: [notInForms('chat', 'makeOffer'), isOn(consentCheckbox.setting)],
  kind: 'tick',
  value: ({ config }) => ({
    label: config.forms.optInLabel,
    type: 'checkbox',
    required: false,
    maxLength: 5,
    defaultValue: consentCheckbox.startsTicked(config),
  }),
  stored: {
    in: 'columns',
    empty: { optIn: false, optInLeft: false, optInWording: null },
    toStored: ({ isTicked, startedTicked, field }): WordedConsent => ({
      optIn: isTicked && !startedTicked,
      optInLeft: isTicked && startedTicked,
      optInWording: field.label,
    }),
  },
  mail: { label: 'News and offers', text: (lead) => (lead.optInWording === null ? null : consentText(lead)) },
  console: null, // with the wording they agreed to, beside the contact buttons
  exported: { label: 'Agreed to news', section: 'consent', text: (lead) => (lead.optIn ? 'yes' : 'no') },
} as const satisfies LeadAnswer<WordedConsent>
