import { askedConsent } from '../switches/askedConsent'
import { countryName } from '../text/countryName'
import type { CrossCheck } from './CrossCheck'

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
