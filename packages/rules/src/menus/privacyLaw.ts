import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

/** A consumer protection authority. */
export interface Regulator {
  /** Short name of its state or territory; null where the country has none. */
  readonly state: string | null
  /** The state or territory, or the subject where the country has none. */
  readonly region: string
  readonly name: string
  readonly href: string
}

const regulators: { readonly [Country in ResolvedConfig['identity']['country']]: readonly Regulator[] } = {
  AU: [
    { state: 'NSW', region: 'New South Wales', name: 'NSW Fair Trading', href: 'https://www.fairtrading.nsw.gov.au/' },
    { state: 'VIC', region: 'Victoria', name: 'Consumer Affairs Victoria', href: 'https://www.consumer.vic.gov.au/' },
    { state: 'QLD', region: 'Queensland', name: 'Queensland Office of Fair Trading', href: 'https://www.qld.gov.au/law/fair-trading' },
    { state: 'WA', region: 'Western Australia', name: 'Consumer Protection WA', href: 'https://www.consumerprotection.wa.gov.au/' },
    { state: 'SA', region: 'South Australia', name: 'Consumer and Business Services', href: 'https://www.cbs.sa.gov.au/' },
    { state: 'TAS', region: 'Tasmania', name: 'Consumer, Building and Occupational Services', href: 'https://www.cbos.tas.gov.au/' },
    { state: 'ACT', region: 'Australian Capital Territory', name: 'Access Canberra', href: 'https://www.accesscanberra.act.gov.au/' },
    { state: 'NT', region: 'Northern Territory', name: 'Northern Territory Consumer Affairs', href: 'https://consumeraffairs.nt.gov.au/' },
  ],
  NZ: [
    { state: null, region: 'Fair trading and credit law', name: 'Commerce Commission', href: 'https://comcom.govt.nz/' },
    { state: null, region: 'Information about your rights', name: 'Consumer Protection', href: 'https://www.consumerprotection.govt.nz/' },
  ],
}

/** Consumer regulators of a country: one per Australian state and territory, or New Zealand's two (LEG-01). */
export const countryRegulators = (country: ResolvedConfig['identity']['country']): readonly Regulator[] => regulators[country]

interface RegulatorsContext {
  readonly config: Pick<ResolvedConfig, 'footer' | 'identity'>
  readonly locations: readonly { readonly address: Pick<Location['address'], 'state'> }[]
}

/**
 * The regulators in the footer (LEG-01): of the states that the site's locations are in, or of every state if the site is set so. A site
 * without a location in a known state lists every one.
 */
export const footerRegulators = ({ config: { footer, identity }, locations }: RegulatorsContext): readonly Regulator[] => {
  const all = countryRegulators(identity.country)
  if (footer.regulatorsOf === 'country') return all
  const states = new Set(locations.map(({ address }) => address.state.trim().toUpperCase()))
  const own = all.filter(({ state }) => state === null || states.has(state))
  return own.length === 0 ? all : own
}

type Country = ResolvedConfig['identity']['country']

/** Names of a country's laws and authorities for legal texts (CFG-02, LEG-01). */
export interface PrivacyLaw {
  readonly privacyLaw: string
  readonly privacyOffice: string
  readonly privacyOfficeSite: string
  readonly marketingLaw: string
  readonly consumerLaw: string
  /** The body that settles complaints about loans and insurance, completes “you can also go to”. */
  readonly financeComplaints: string
  /** Name of a price that includes the charges. */
  readonly fullPrice: string
  /** Name of a price before charges, and what it excludes. */
  readonly pricesWithout: string
}

const laws: { readonly [Name in Country]: PrivacyLaw } = {
  AU: {
    privacyLaw: 'the Privacy Act 1988 and its Australian Privacy Principles',
    privacyOffice: 'Office of the Australian Information Commissioner (OAIC)',
    privacyOfficeSite: 'https://www.oaic.gov.au/privacy/privacy-complaints',
    marketingLaw: 'the Spam Act 2003',
    consumerLaw: 'the Australian Consumer Law',
    financeComplaints: 'the [Australian Financial Complaints Authority](https://www.afca.org.au/)',
    fullPrice: 'drive away',
    pricesWithout:
      '“excluding government charges” doesn’t include stamp duty, the transfer fee or, for a vehicle without current registration, registration and compulsory insurance',
  },
  NZ: {
    privacyLaw: 'the Privacy Act 2020 and its information privacy principles (IPPs)',
    privacyOffice: 'Office of the Privacy Commissioner (OPC)',
    privacyOfficeSite: 'https://www.privacy.org.nz/your-rights/making-a-complaint-to-the-privacy-commissioner/',
    marketingLaw: 'the Unsolicited Electronic Messages Act 2007',
    consumerLaw: 'the Consumer Guarantees Act 1993 and the Fair Trading Act 1986',
    financeComplaints: 'the dispute resolution scheme named in the lender’s or insurer’s documents',
    fullPrice: 'including on-road costs',
    pricesWithout:
      '“plus on-road costs” includes GST. It doesn’t include registration, licensing, a warrant of fitness or, if they apply, road user charges',
  },
}

/**
 * Privacy, marketing and consumer law of a country, and its privacy authority, for legal texts of both countries (CFG-02, LEG-01,
 * LEG-02).
 *
 * @example privacyLaw('NZ').marketingLaw // 'the Unsolicited Electronic Messages Act 2007'
 */
export const privacyLaw = (country: Country): PrivacyLaw => laws[country]
