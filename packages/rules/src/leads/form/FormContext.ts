import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import type { Offer } from '../../entities/Offer'
import type { SiteData } from '../../sites/SiteData'

/** What a form depends on beside its kind. */
export interface FormContext {
  readonly config: ResolvedConfig
  readonly site: Pick<SiteData, 'locations' | 'dealerships' | 'models' | 'range' | 'bookings' | 'answers'>
  readonly car: Car | null
  /** The model that the page is about, with its make; left out where it is about none. */
  readonly model?: string
  /** The name of the offer that the page is about; left out where it is about none. */
  readonly offer?: string
  /** What that offer is for; left out where the page knows its name alone. */
  readonly offerCategory?: Offer['category']
  /** The id of the only location whose cars that offer is for, chosen at first; left out where there are several, or none of its own. */
  readonly offerPlace?: string
  /** The id of the location that the page is about, to which the form goes; left out where it is about none. */
  readonly place?: string
  /** What was searched for, in words, on the list that the form stands in; left out elsewhere. */
  readonly wanted?: string
  /** The instant of the page or of the sending, ISO in UTC. */
  readonly now: string
  /** What the steps of a valuation came to, in words; left out where there were none. */
  readonly valuation?: string
}

/** A form of a kind, and what it depends on: what every part of a form is asked about. */
export interface FormAbout extends FormContext {
  readonly form: LeadForm
}
