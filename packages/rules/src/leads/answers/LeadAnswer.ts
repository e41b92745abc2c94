import type { LeadForm } from '../../entities/LeadForm'
import type { ValuePart } from '../../parts/Part'
import type { AnswerField, FormWithContext } from '../form/FormContext'
import type { LeadRecipient } from '../leadRecipient'

/** The submitted value of one answer. */
export interface Answered {
  readonly context: FormWithContext
  readonly field: AnswerField
  /** Cleaned; empty for no value, and for an unticked box. */
  readonly text: string
  /**
   * Phone number in international format; null if invalid. Parsed beforehand, so that browsers, which render forms from these
   * definitions, don't load the numbering plans.
   */
  readonly phone: string | null
  readonly isTicked: boolean
  /** Whether the box was ticked by default. */
  readonly startedTicked: boolean
  /** Recipient location of the lead. */
  readonly recipient: LeadRecipient
}

/** Stored values with their form. */
type StoredWithForm<Stored> = Stored & { readonly form: LeadForm }

/** A display line of an answer; answers with the same label share one. */
export interface AnswerLine<Stored> {
  readonly label: string
  /** Sort position, lowest first; lines without one come last, in the order of the forms. */
  readonly position?: number
  /** Its text; null or empty hides the line. */
  readonly text: (stored: StoredWithForm<Stored>) => string | null
}

/** Alternative lines of an answer, at most one at a time, depending on its form. */
type AnswerLines<Stored> = AnswerLine<Stored> | readonly AnswerLine<Stored>[]

/** A column of the lead export; answers with the same label share one. */
export interface AnswerColumn<Stored> {
  readonly label: string
  /** Section of the export: the person, the enquiry, or the consent. Columns are ordered by it. */
  readonly section: 'person' | 'enquiry' | 'consent'
  readonly text: (stored: Stored) => string | null
}

/** A checkbox. */
interface Box {
  readonly kind: 'tick'
}

/** Entered or chosen text, or option labels joined by commas. */
interface TextOutput {
  readonly kind: 'text' | 'options'
  /** Example answer in a demo. */
  readonly example: (context: FormWithContext) => string
}

interface AnswerDefinition<Read, Stored> extends ValuePart<FormWithContext, AnswerField> {
  /** Error if a required answer is missing; the default is derived from the label. */
  readonly missing?: (context: FormWithContext) => string | null
  /** Further validation; called only for a non-empty value valid for its type. */
  readonly problem?: (answered: Answered) => string | null
  /** Whether a link in it counts as spam. */
  readonly holdsNoLinks?: true
  /** Whether a lead without a car is about this answer, such as the wanted model. Such an answer stores exactly one attribute. */
  readonly isSubjectWithoutCar?: true
  readonly stored: {
    /** Its own column in the leads table, or one of the attributes, which need no migration. */
    readonly in: 'columns' | 'attributes'
    /** Stored value if a form doesn't have the question; also the value for older leads. */
    readonly empty: Stored
    readonly toStored: (answered: Answered) => Stored
  }
  /** Line in the mail to the dealer; null if shown elsewhere in the mail, or not at all. */
  readonly mail: AnswerLines<Read> | null
  /** Line on the lead's page in the console; null if shown elsewhere there, or not at all. */
  readonly console: AnswerLines<Read> | null
  /** Column of the export for spreadsheets and CRMs; null if omitted. */
  readonly exported: AnswerColumn<Read> | null
}

/**
 * Full definition of a form question: its forms, field, validation, storage and display (ENQ-10 to ENQ-31). Its id is the name of the
 * form field. `Stored` are the values that the answer stores; `Read` those that its lines display, usually the same.
 */
export type LeadAnswer<Read, Stored = Read> = AnswerDefinition<Read, Stored> & (TextOutput | Box)
