import type { LeadForm } from '../../entities/LeadForm'
import type { ValuePart } from '../../parts/Part'
import type { AnswerField, FormAbout } from '../form/FormContext'
import type { LeadPlace } from '../leadPlace'

/** What was sent for one answer. */
export interface Answered {
  readonly about: FormAbout
  readonly field: AnswerField
  /** Cleaned; empty for nothing, and for a box that isn't ticked. */
  readonly text: string
  /**
   * The number it is, as dialled from anywhere; null where it is none. Found before: browsers draw forms by this table, too, and are spared
   * the numbering plans.
   */
  readonly dialled: string | null
  readonly isTicked: boolean
  /** The box was ticked when the form was opened. */
  readonly startedTicked: boolean
  /** Where the lead goes. */
  readonly place: LeadPlace
}

/** What is stored, and by which form it was given. */
type Given<Stored> = Stored & { readonly form: LeadForm }

/** A line in which people read an answer; of answers with the same label one line is made. */
export interface AnswerLine<Stored> {
  readonly label: string
  /** Where it stands, lowest first; one that doesn't say stands after those that do, in the order of the forms. */
  readonly place?: number
  /** Its words; null or empty for no line. */
  readonly text: (given: Given<Stored>) => string | null
}

/** The lines of which an answer is in one at a time, by the form it was given in. */
type AnswerLines<Stored> = AnswerLine<Stored> | readonly AnswerLine<Stored>[]

/** A column of the file of leads; of answers with the same label one column is made. */
export interface AnswerColumn<Stored> {
  readonly label: string
  /** What it says something about: who asks, what they ask for, or what they agreed to. The file is ordered by it. */
  readonly about: 'person' | 'enquiry' | 'consent'
  readonly text: (stored: Stored) => string | null
}

/** A box to tick. */
interface Box {
  readonly kind: 'tick'
}

/** Words, typed or chosen; or the labels of options, joined by commas. */
interface Words {
  readonly kind: 'text' | 'options'
  /** What a demo's shopper would say. */
  readonly example: (about: FormAbout) => string
}

interface AnswerDefinition<Stored, Stores> extends ValuePart<FormAbout, AnswerField> {
  /** What is said where it must be given and is not; without one a sentence is made of its label. */
  readonly missing?: (about: FormAbout) => string | null
  /** What is wrong with it beyond its type of field; asked only of what is something, and of that type. */
  readonly problem?: (answered: Answered) => string | null
  /** Whether a link in it is a machine's. */
  readonly holdsNoLinks?: true
  /** Its words name what the lead is about, where it is about no car; they are the only attribute it stores. */
  readonly isSubject?: true
  readonly stored: {
    /** A column of its own in the table of leads, or one of the attributes of any lead, which need no change to the database. */
    readonly in: 'columns' | 'attributes'
    /** What is stored where a form doesn't ask; leads from before there was the question read so, too. */
    readonly empty: Stores
    readonly of: (answered: Answered) => Stores
  }
  /** In the mail to the dealer; null where the mail says it elsewhere, or not at all. */
  readonly mail: AnswerLines<Stored> | null
  /** On the lead's page in the console; null where the page says it elsewhere, or not at all. */
  readonly console: AnswerLines<Stored> | null
  /** In the file for a spreadsheet or a CRM; null where it is left out. */
  readonly exported: AnswerColumn<Stored> | null
}

/**
 * One thing a shopper is asked on a form, wholly: which forms ask it, its field, what is wrong with what was sent, how it is stored and
 * how people read it (ENQ-10 to ENQ-31). Its id is the name it is sent under.
 */
export type LeadAnswer<Stored, Stores = Stored> = AnswerDefinition<Stored, Stores> & (Words | Box)
