import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { givesFigures } from '@forecourt/schema/switches/givesFigures'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { personalNeeds } from '../finance/personal/personalNeeds'
import { valuesOnline } from '../valuations/valuesOnline'

type Settings = Pick<ResolvedConfig, 'identity' | 'finance' | 'estimate' | 'calculator' | 'valuation'>

const intros: { readonly [Country in ResolvedConfig['identity']['country']]: string } = {
  AU: 'Australian Privacy Principle 1 asks us to say where a computer program makes a decision that could significantly affect you, or does much of the work towards one, and what it uses to do so. This is what this site has.',
  NZ: 'As the Privacy Act 2020 asks us to say what we use information for, this is where a computer program makes a decision about you, or does much of the work towards one, and what it uses to do so.',
}

const closings: { readonly [Country in ResolvedConfig['identity']['country']]: string } = {
  AU: 'You can ask for a person to look at any of these again, and to explain it.',
  NZ: 'You can ask for a person to look at any of these again, to explain it, and to correct what it was based on.',
}

/**
 * What the privacy policy says of decisions that programs make from what is known of a person (LEG-02; APP 1.7 to 1.9 from 10 December
 * 2026): of finance, valuations, spam and who gets an enquiry, only what a site has by its settings. One
 * paragraph without markup, since texts that were edited take none from a placeholder.
 */
export const decisionsText = (config: Settings): string => {
  const said = [
    ...(personalNeeds.every(({ holds }) => holds({ config }))
      ? [
          'Personalised finance: a program works out a rate and repayments from the amounts, the term and the credit history you give. That is no approval. Whether you get a loan, and at what rate, is for the lender to decide.',
        ]
      : []),
    ...(shownFinance.lender(config) && shownFinance.quotes(config)
      ? [
          'Finance quotes: a lender’s program works out a quote from the vehicle and the loan. That is no approval. The lender decides when you apply, and its own privacy policy says how.',
        ]
      : []),
    ...(valuesOnline.holds({ config })
      ? [
          givesFigures(config)
            ? 'Trade-in valuations: a program alone works out a range from your vehicle’s details, its kilometres and the condition you describe, and decides which vehicles get none online. For those we call you, and any offer is made by a person who has seen the vehicle.'
            : 'Trade-in valuations: a program works out a range from your vehicle’s details, its kilometres and the condition you describe. A person looks at it and calls you.',
        ]
      : []),
    'Spam checks: a program alone decides whether a form you sent looks like spam, from what is in it and how it was sent. It is put aside then, not deleted, and a person can read it.',
    'Who answers you: a program sends your enquiry to a dealership, a location or a person there, from what you ask about and where.',
  ]
  const { country } = config.identity
  return [intros[country], ...said, closings[country]].join(' ')
}
