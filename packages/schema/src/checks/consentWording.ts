import { consentCheckbox } from '../switches/consentCheckbox'
import { countryName } from '../text/countryName'
import type { CrossCheck, Finding } from './CrossCheck'

/**
 * The marketing consent checkbox must be unticked initially (ENQ-16): the Spam Act and New Zealand's Unsolicited Electronic Messages Act
 * require active consent.
 */
export const activeConsent: CrossCheck = ({ forms, identity }) =>
  consentCheckbox.isOn({ forms }) && consentCheckbox.startsTicked({ forms })
    ? [
        {
          pointer: '/forms/optInDefault',
          severity: 'warning',
          message: `The box for news and offers is pre-ticked. The law of ${countryName(identity.country)} requires shoppers to opt in themselves, so you may not send news to anyone who leaves it ticked.`,
        },
      ]
    : []

/** Words for the kind of message that the consent covers. */
const namesMessages =
  /\b(news|newsletters?|offers?|updates?|emails?|e-mails?|texts?|sms|messages?|calls?|contact(ed)?|marketing|promotions?|deals?|events?|tips|reminders?)\b/i

/** Words of opt-out instead of opt-in. */
const objects = /\b(untick|uncheck|opt[ -]?out|(do not|don[’']t) (want|wish|send|contact|email|call))\b/i

/** The consent label must be an opt-in, and name the messages (ENQ-16), as the Spam Act and its New Zealand equivalent require. */
export const consentWording: CrossCheck = ({ forms, identity }) => {
  if (!consentCheckbox.isOn({ forms })) return []
  const find = (message: string): Finding => ({ pointer: '/forms/optInLabel', severity: 'warning', message })
  const law = `The law of ${countryName(identity.country)}`
  if (objects.test(forms.optInLabel))
    return [find(`“${forms.optInLabel}” asks shoppers to opt out of updates. ${law} requires them to opt in.`)]
  return namesMessages.test(forms.optInLabel)
    ? []
    : [find(`“${forms.optInLabel}” does not say what shoppers agree to get, such as news or offers. ${law} requires clear consent.`)]
}
