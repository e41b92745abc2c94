import type { BookableDay } from '../../bookings/BookableDay'
import type { OptionQuestion } from './options/OptionQuestion'

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
