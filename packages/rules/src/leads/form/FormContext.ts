import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { BookableDay } from '../../bookings/bookableDays'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import type { Offer } from '../../entities/Offer'
import type { SiteData } from '../../sites/SiteData'
import type { OptionQuestion } from './options/optionNames'

/** Field definition of an answer, for rendering and validation. */
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
    | 'stars'
    | 'hidden'
    | 'currency'
    | 'datetime'
    | 'date'
    | 'slot'
    | 'contact'
  readonly required: boolean
  /** Of the submitted text; 5 for a checkbox, which may submit 'false'. */
  readonly maxLength: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The questions, if a field holds several with options. */
  readonly questions?: readonly OptionQuestion[]
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly defaultValue?: string | boolean
  /** Help text below the label. */
  readonly hint?: string
  /** Suggestions for a free text. */
  readonly suggestions?: readonly string[]
  /** Minimum and maximum local time, `YYYY-MM-DDTHH:MM`. */
  readonly min?: string
  readonly max?: string
  /** For a booking time: ids of locations that take bookings; at the others it is a preferred time. */
  readonly bookable?: readonly string[]
  /** Days with free times, if known when rendering. */
  readonly days?: readonly BookableDay[]
  /** Spans both columns of the form, like Comments. */
  readonly wide?: boolean
  /** Upper-case input without autocorrection, for number plates. */
  readonly capitals?: boolean
  /** Linked page with the terms of a checkbox. */
  readonly reading?: { readonly href: string; readonly label: string }
}

/** What a form depends on besides its kind. */
export interface FormContext {
  readonly config: ResolvedConfig
  readonly site: Pick<SiteData, 'locations' | 'dealerships' | 'models' | 'range' | 'bookings' | 'visitTimes' | 'answers'>
  readonly car: Car | null
  /** The page's model with its make; omitted if none. */
  readonly model?: string
  /** Name of the page's offer; omitted if none. */
  readonly offer?: string
  /** Category of that offer; omitted if only its name is known. */
  readonly offerCategory?: Offer['category']
  /** Id of the offer's location, preselected; omitted if it has several or none. */
  readonly offerLocationId?: string
  /** Id of the page's location, which receives the form; omitted if none. */
  readonly pageLocationId?: string
  /** Text of the search on a stock list; omitted elsewhere. */
  readonly wanted?: string
  /** The instant of the page or the submission, ISO in UTC. */
  readonly now: string
  /** Summary of a completed valuation; omitted if none. */
  readonly valuation?: string
}

/** A form's kind and what else its parts depend on. */
export interface FormWithContext extends FormContext {
  readonly form: LeadForm
}
