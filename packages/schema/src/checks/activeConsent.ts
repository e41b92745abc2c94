import type { CrossCheck } from './CrossCheck'

/** The box for news and offers starts empty (ENQ-16): the Spam Act and New Zealand's Unsolicited Electronic Messages Act expect people to agree themselves. A site that starts with it ticked as the platform does has chosen nothing yet. */
export const activeConsent: CrossCheck = ({ forms, identity }) =>
  forms.showOptIn && forms.optInDefault
    ? [
        {
          pointer: '/forms/optInDefault',
          severity: 'warning',
          ifChosen: true,
          message: `The box for news and offers starts ticked. The law of ${identity.country === 'NZ' ? 'New Zealand' : 'Australia'} expects shoppers to agree themselves.`,
        },
      ]
    : []
