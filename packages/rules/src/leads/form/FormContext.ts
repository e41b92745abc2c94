import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { BookableDay } from '../../bookings/bookableDays'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import type { Offer } from '../../entities/Offer'
import type { SiteData } from '../../sites/SiteData'
import type { OptionQuestion } from './options/optionNames'

/** The field of a form in which an answer is given: enough to draw it, and to check what comes back. */
export interface AnswerField {
  readonly label: string
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'postcode'
    | 'textarea'
    | 'select'
    | 'checkbox'
    | 'options'
    | 'hidden'
    | 'currency'
    | 'datetime'
    | 'date'
    | 'slot'
    | 'contact'
  readonly required: boolean
  readonly maxLength: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** What is asked, where a field holds several questions with options. */
  readonly questions?: readonly OptionQuestion[]
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly defaultValue?: string | boolean
  /** What helps to answer, under the label. */
  readonly hint?: string
  /** Likely answers to a text, which may be another. */
  readonly suggestions?: readonly string[]
  /** The first and last local time that can be chosen, `YYYY-MM-DDTHH:MM`. */
  readonly min?: string
  readonly max?: string
  /** Of a time to be booked: the places that take bookings, by id; at others a time is asked for that suits. */
  readonly bookable?: readonly string[]
  /** The days on which there are free times, where they are known when the field is drawn. */
  readonly days?: readonly BookableDay[]
  /** Takes the whole width of a form with two columns, as Comments do. */
  readonly wide?: boolean
  /** Typed in capitals and never corrected, as number plates are. */
  readonly capitals?: boolean
  /** What can be read before a box is ticked, on a page of its own. */
  readonly reading?: { readonly href: string; readonly label: string }
}

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
