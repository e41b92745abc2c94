import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { CountryNames } from './CountryNames'

interface Shared extends CountryNames {
  /** Label in forms, files and the change history. */
  readonly label: string
  /** Alternative headings of the field's column in files. */
  readonly headings?: readonly string[]
  /** Help text. */
  readonly hint?: string
  /** Error if empty; without it the field is optional. */
  readonly required?: string
  /** Default in a new record; empty if omitted. */
  readonly start?: unknown
  /** Note on a cell of a file that isn't understood and counts as empty; without it, the row is refused. */
  readonly unclear?: string
  /** Headings of columns that mean the opposite, such as “Opted out” for a consent: never read as this field. */
  readonly opposite?: RegExp
}

/** Labels of the choices by stored value. */
export type Choices = { readonly [value: string]: string }

/**
 * A field of an editable record, such as a lender's rate: shared by forms, files, validation and history. An empty `text` is '', an empty
 * `optional` null. Amounts are in cents, whatever the input; percentages in percent.
 */
export type RecordField =
  /** `as` is the format: a time such as '09:30', a colour such as '#1b4f8a', the URL of a stock list, or a make or model in stock. */
  | (Shared & {
      readonly kind: 'text' | 'optional'
      readonly max: number
      readonly lines?: number
      readonly as?: 'time' | 'colour' | 'stockList' | 'carMake' | 'carModel'
      /** A customer's text: stored verbatim, even if it looks like a placeholder. */
      readonly quoted?: true
      /** Texts that a button of the form inserts, such as placeholders, with their labels. */
      readonly inserts?: Choices
    })
  /** Rich text; columns store the output of `writeStoredText`. */
  | (Shared & { readonly kind: 'richText' | 'optionalRichText'; readonly max: number })
  | (Shared & { readonly kind: 'day' | 'optionalDay' })
  /** `none` is the label of the empty choice, `spellings` are other spellings in files. */
  | (Shared & {
      readonly kind: 'choice'
      readonly choices: Choices
      readonly none?: string
      /** Stored values that a form offers only where they are stored already. */
      readonly notOffered?: readonly string[]
      readonly spellings?: { readonly [value: string]: readonly string[] }
    })
  /** `as: 'state'` limits its choices to the states of the countries in which the owner has locations. */
  | (Shared & { readonly kind: 'several'; readonly choices: Choices; readonly as?: 'state' })
  | (Shared & { readonly kind: 'number'; readonly unit?: string; readonly from: number; readonly to: number; readonly whole?: true })
  | (Shared & { readonly kind: 'money'; readonly toDollars: number })
  | (Shared & { readonly kind: 'flag' | 'stars' })
  /** The picture's alt text fills the field `altTextField`, if that is empty. */
  | (Shared & { readonly kind: 'picture'; readonly altTextField?: string })
  | (Shared & { readonly kind: 'reference'; readonly to: ReferenceTo; readonly none?: string })
  /** Several references; `none` is the label of an empty list. */
  | (Shared & { readonly kind: 'references'; readonly to: ReferenceTo; readonly none: string })
  /** Sites of the organisation that exclude the record. */
  | (Shared & { readonly kind: 'sites' })
  | (Shared & { readonly kind: 'rows'; readonly noun: string; readonly max: number; readonly fields: RecordFields })

/** Target of a reference: a record of the organisation, or of the platform. */
export type ReferenceTo = 'location' | 'dealership' | 'manufacturer' | 'model'

export type RecordFields = { readonly [name: string]: RecordField }

type ValueOf<Field extends RecordField> = Field extends { kind: 'text' | 'day' } | { kind: 'reference'; required: string }
  ? string
  : Field extends { kind: 'richText' }
    ? RichText
    : Field extends { kind: 'optionalRichText' }
      ? RichText | null
      : Field extends { kind: 'optional' | 'optionalDay' | 'picture' } | { kind: 'reference'; none: string }
        ? string | null
        : Field extends { kind: 'choice'; choices: infer Named }
          ? keyof Named & string
          : Field extends { kind: 'several' | 'references' | 'sites' }
            ? readonly string[]
            : Field extends { kind: 'number' | 'money' }
              ? number | null
              : Field extends { kind: 'stars' }
                ? number
                : Field extends { kind: 'flag' }
                  ? boolean
                  : Field extends { kind: 'rows'; fields: infer Inner extends RecordFields }
                    ? readonly ValuesOf<Inner>[]
                    : never

/** Stored values of a record with these fields. */
export type ValuesOf<Fields extends RecordFields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** Stored values of any record. */
export type AnyValues = { readonly [name: string]: unknown }

const blankValue = (field: RecordField): unknown => {
  const { kind, start } = field
  if (start !== undefined) return start
  if (kind === 'text' || kind === 'richText' || kind === 'day' || kind === 'choice' || (kind === 'reference' && field.none === undefined))
    return ''
  if (kind === 'several' || kind === 'references' || kind === 'sites' || kind === 'rows') return []
  if (kind === 'flag') return false
  return kind === 'stars' ? 0 : null
}

/** An empty record with its defaults. */
export const blankValues = (fields: RecordFields): AnyValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankValue(field)]))
