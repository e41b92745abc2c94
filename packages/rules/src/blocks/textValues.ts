import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { showsValuations } from '@forecourt/schema/switches/showsValuations'
import { personalNeeds } from '../finance/personal/personalFigures'
import { cookiesText } from '../measuring/siteTags'
import { fillPlaceholders } from '../menus/fillPlaceholders'
import { privacyLaw } from '../menus/privacyLaw'
import type { SiteData } from '../sites/SiteData'
import { valuesOnline } from '../valuations/isValuedOnline'
import type { ContentBlock } from './BlockRules'

/** Settings of a block that hold readable texts; button labels and targets aren't among them. */
const texts: ReadonlySet<string> = new Set(['heading', 'text', 'title', 'note', 'caption', 'conditions'])

const fillTexts = (value: unknown, values: Parameters<typeof fillPlaceholders>[1], key = ''): unknown => {
  // In links, only a placeholder that is the whole value, such as in a formatted text.
  if (key === 'href' && typeof value === 'string' && /^\{[A-Za-z]+\}$/.test(value)) return fillPlaceholders(value, values)
  if (typeof value === 'string') return texts.has(key) && value.includes('{') ? fillPlaceholders(value, values) : value
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillTexts(part, values, name)]))
}

/** Fills the placeholders in a block's texts, such as {name} and {count}. */
export const filledBlock = <Block extends ContentBlock>(block: Block, values: Parameters<typeof fillPlaceholders>[1]): Block =>
  fillTexts(block, values) as Block

type Settings = Pick<ResolvedConfig, 'identity' | 'finance' | 'estimate' | 'calculator' | 'valuation'>

const intros: { readonly [Country in ResolvedConfig['identity']['country']]: string } = {
  AU: 'A computer makes some decisions about you, or does most of the work before one of us decides. Under Australian Privacy Principle 1, we have to tell you what they decide and what information they use.',
  NZ: 'A computer makes some decisions about you, or does most of the work before one of us decides. Under the Privacy Act 2020, we have to tell you what we use your information for.',
}

const closings: { readonly [Country in ResolvedConfig['identity']['country']]: string } = {
  AU: 'You can ask us to have a person review any of these decisions and explain it to you.',
  NZ: 'You can ask us to have a person review any of these decisions, explain it to you, and correct the information it was based on.',
}

/**
 * Text of the privacy policy about automated decisions (LEG-02; APP 1.7 to 1.9 from 10 December 2026): finance, valuations, spam and lead
 * routing, each only if the site has it. One paragraph without markup, since placeholders in edited texts can't insert markup.
 */
export const decisionsText = (config: Settings): string => {
  const ownTexts = [
    ...(personalNeeds.every(({ holds }) => holds({ config }))
      ? [
          'Personalised finance: a program works out a rate and repayments from the amounts, the term and the credit history you give. This isn’t an approval. The lender decides whether you get a loan, and at what rate.',
        ]
      : []),
    ...(shownFinance.lender(config) && shownFinance.quotes(config)
      ? [
          'Finance quotes: a lender’s program works out a quote from the vehicle and the loan. This isn’t an approval. The lender decides when you apply, and its own privacy policy explains how.',
        ]
      : []),
    ...(valuesOnline.holds({ config })
      ? [
          showsValuations(config)
            ? 'Trade-in valuations: a program works out a price range on its own from your vehicle’s details, its kilometres and the condition you describe, and decides which vehicles can’t be valued online. If yours can’t, we’ll call you. Any offer comes from a person who has seen the vehicle.'
            : 'Trade-in valuations: a program works out a price range from your vehicle’s details, its kilometres and the condition you describe. One of our team will check it and call you.',
        ]
      : []),
    'Spam checks: a program decides on its own whether a form looks like spam, based on what’s in it and how it was sent. If it does, we keep it in a separate folder, where our team can still read it.',
    'Who replies to you: a program sends your enquiry to a dealership, a location or a team member, depending on your question and the location it’s about.',
  ]
  const { country } = config.identity
  return [intros[country], ...ownTexts, closings[country]].join(' ')
}

/** Values of the placeholders in a page's texts: the dealer's details, the country's law, and current figures. Each is computed when it is read. */
export const textValues = (config: ResolvedConfig, data: Pick<SiteData, 'stockCount' | 'dealerships' | 'locations'>) => {
  const { identity, legal, phone } = config
  const contact = () => identity.email || phone.main || 'us through the contact page of this site'
  return {
    get name() {
      return identity.name
    },
    get licence() {
      return identity.licence
    },
    get email() {
      return identity.email || contact()
    },
    get phone() {
      return phone.main || contact()
    },
    get answerDays() {
      return String(legal.answerDays)
    },
    get complaintsContact() {
      return legal.complaintsContact
    },
    get complaintsEmail() {
      return legal.complaintsEmail || contact()
    },
    get count() {
      return data.stockCount.toLocaleString('en-AU')
    },
    get dealerships() {
      return String(data.dealerships.length)
    },
    get locations() {
      return String(data.locations.filter(({ visible }) => visible).length)
    },
    get cookies() {
      return cookiesText(config)
    },
    get decisions() {
      return decisionsText(config)
    },
    ...privacyLaw(identity.country),
  }
}
