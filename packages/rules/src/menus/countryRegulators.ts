import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** An authority that consumers can turn to. */
export interface Regulator {
  readonly region: string
  readonly name: string
  readonly href: string
}

const regulators: { readonly [Country in ResolvedConfig['identity']['country']]: readonly Regulator[] } = {
  AU: [
    { region: 'New South Wales', name: 'NSW Fair Trading', href: 'https://www.fairtrading.nsw.gov.au/' },
    { region: 'Victoria', name: 'Consumer Affairs Victoria', href: 'https://www.consumer.vic.gov.au/' },
    { region: 'Queensland', name: 'Queensland Office of Fair Trading', href: 'https://www.qld.gov.au/law/fair-trading' },
    { region: 'Western Australia', name: 'Consumer Protection WA', href: 'https://www.consumerprotection.wa.gov.au/' },
    { region: 'South Australia', name: 'Consumer and Business Services', href: 'https://www.cbs.sa.gov.au/' },
    { region: 'Tasmania', name: 'Consumer, Building and Occupational Services', href: 'https://www.cbos.tas.gov.au/' },
    { region: 'Australian Capital Territory', name: 'Access Canberra', href: 'https://www.accesscanberra.act.gov.au/' },
    { region: 'Northern Territory', name: 'Northern Territory Consumer Affairs', href: 'https://consumeraffairs.nt.gov.au/' },
  ],
  NZ: [
    { region: 'New Zealand', name: 'Commerce Commission', href: 'https://comcom.govt.nz/' },
    { region: 'New Zealand', name: 'Consumer Protection', href: 'https://www.consumerprotection.govt.nz/' },
  ],
}

/** Lists the consumer regulators of a country: each state and territory of Australia, or New Zealand's two (LEG-01). */
export const countryRegulators = (country: ResolvedConfig['identity']['country']): readonly Regulator[] => regulators[country]
