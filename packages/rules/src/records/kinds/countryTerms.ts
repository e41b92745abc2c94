import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { countryName } from '@forecourt/schema/text/countryName'
import { businessNumberName } from '../../text/businessNumberName'
import { australianStates } from './australianStates'

export type Country = ResolvedConfig['identity']['country']

/** What a country calls the details that a dealer enters, and which of them it has (CFG-02, ENT-10). */
export interface CountryTerms {
  readonly name: string
  readonly businessNumber: { readonly name: ReturnType<typeof businessNumberName>; readonly withArticle: string; readonly digits: number }
  /** How the legal name of a company ends. */
  readonly companyEnding: string
  /** The example of a dealer's own domain. */
  readonly exampleDomain: string
  readonly licence: { readonly label: string; readonly help: string }
  /** The part of an address that names the place. */
  readonly town: { readonly label: string; readonly noun: string }
  /** The states in addresses; none if addresses have none. */
  readonly states: readonly string[]
  /** The two prices of a car, as labels. */
  readonly prices: { readonly driveAway: string; readonly egc: string }
  /** A price without the charges that come on top, explained. */
  readonly priceWithoutCharges: string
  readonly credit: {
    readonly rateLabel: string
    /** What a repayment is shown with, to complete “always with their”. */
    readonly shownTerms: string
    /** What an estimate and the calculator state, as a sentence. */
    readonly stated: string
    /** What the form says of an offer that advertises a rate, and of one that doesn't. */
    readonly offerWithRate: string
    readonly offerWithoutRate: string
  }
}

const terms: { readonly [Name in Country]: CountryTerms } = {
  AU: {
    name: countryName('AU'),
    businessNumber: { name: businessNumberName('AU'), withArticle: 'an ABN', digits: 11 },
    companyEnding: 'Pty Ltd',
    exampleDomain: 'www.dealer.com.au',
    licence: { label: 'Dealer licence', help: 'Shown in the footer, such as MD 012345. It can be added later.' },
    town: { label: 'Suburb', noun: 'suburb' },
    states: australianStates,
    prices: { driveAway: 'Drive away', egc: 'Excluding government charges' },
    priceWithoutCharges: 'Excluding government charges: stamp duty and registration are extra',
    credit: {
      rateLabel: 'Interest rate, % a year',
      shownTerms: 'rate and comparison rate',
      stated: 'Both state the comparison rate.',
      offerWithRate: 'This offer advertises a rate. By law it must show the comparison rate and the loan it applies to.',
      offerWithoutRate: 'A comparison rate is only needed if the offer advertises a rate.',
    },
  },
  NZ: {
    name: countryName('NZ'),
    businessNumber: { name: businessNumberName('NZ'), withArticle: 'an NZBN', digits: 13 },
    companyEnding: 'Limited',
    exampleDomain: 'www.dealer.co.nz',
    licence: { label: 'Motor vehicle trader number', help: 'The trader’s registration number, if it should be shown.' },
    town: { label: 'Town or suburb', noun: 'town' },
    states: [],
    prices: { driveAway: 'Including on-road costs', egc: 'Plus on-road costs' },
    priceWithoutCharges: 'Plus on-road costs',
    credit: {
      rateLabel: 'Annual interest rate, %',
      shownTerms: 'annual interest rate, term, fees and total, as the Credit Contracts and Consumer Finance Act (CCCFA) requires',
      stated: 'Both state the annual interest rate, the term and the total of all payments.',
      offerWithRate:
        'This offer advertises a rate. Give the annual interest rate, term, fees and total in the small print, as the Credit Contracts and Consumer Finance Act (CCCFA) requires.',
      offerWithoutRate: 'If the offer advertises a rate, its term, fees and total belong in the small print.',
    },
  },
}

/**
 * What a country calls the details that a dealer enters (CFG-02, ENT-10).
 *
 * @example countryTerms('NZ').businessNumber.name // 'NZBN'
 */
export const countryTerms = (country: Country): CountryTerms => terms[country]

/** The countries of sites, to choose one. */
export const countries = Object.keys(terms) as readonly Country[]
