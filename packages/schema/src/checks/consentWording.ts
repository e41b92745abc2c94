import { askedConsent } from '../switches/askedConsent'
import { countryName } from '../text/countryName'
import type { CrossCheck, Finding } from './CrossCheck'

/** The box for news and offers starts empty (ENQ-16): the Spam Act and New Zealand's Unsolicited Electronic Messages Act expect people to agree themselves, so a box left as it was pre-ticked never counts. */
export const activeConsent: CrossCheck = ({ forms, identity }) =>
  askedConsent.isOn({ forms }) && askedConsent.startsTicked({ forms })
    ? [
        {
          pointer: '/forms/optInDefault',
          severity: 'warning',
          message: `The box for news and offers starts ticked. The law of ${countryName(identity.country)} expects shoppers to agree themselves: whoever leaves it ticked may not be sent any.`,
        },
      ]
    : []

/** Words that say what kind of message somebody agrees to get. */
const namesMessages =
  /\b(news|newsletters?|offers?|updates?|emails?|e-mails?|texts?|sms|messages?|calls?|contact(ed)?|marketing|promotions?|deals?|events?|tips|reminders?)\b/i

/** Words that make people object instead of agree. */
const objects = /\b(untick|uncheck|opt[ -]?out|(do not|don[’']t) (want|wish|send|contact|email|call))\b/i

/** The words beside the box for updates ask for agreement, and say to what (ENQ-16): consent the Spam Act and its New Zealand sister accept. */
export const consentWording: CrossCheck = ({ forms, identity }) => {
  if (!askedConsent.isOn({ forms })) return []
  const find = (message: string): Finding => ({ pointer: '/forms/optInLabel', severity: 'warning', message })
  const law = `The law of ${countryName(identity.country)}`
  if (objects.test(forms.optInLabel))
    return [find(`“${forms.optInLabel}” asks shoppers to object to updates. ${law} expects them to agree.`)]
  return namesMessages.test(forms.optInLabel)
    ? []
    : [find(`“${forms.optInLabel}” does not say what shoppers agree to get, such as news or offers. ${law} expects clear consent.`)]
}
