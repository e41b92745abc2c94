import type { RichText } from '@forecourt/schema/rich-text/RichText'

interface Shared {
  /** What the field is called in forms, files and sentences of the history. */
  readonly label: string
  /** What helps whoever fills it in. */
  readonly hint?: string
  /** Why it is refused when nothing is in it; a field without may stay empty. */
  readonly required?: string
  /** What stands in a new record; nothing where this is left out. */
  readonly start?: unknown
}

/** What can be chosen, by its stored value. */
export type Choices = { readonly [value: string]: string }

/**
 * A field of a record that people write, such as a lender's rate: what forms, files, checks and the history all need to know of it.
 * `text` is empty where nothing was typed, `optional` null. Amounts are cents, whatever is typed; percents are percent.
 */
export type RecordField =
  /** `as` is what it holds: a time of day such as '09:30', a colour such as '#1b4f8a', or the address of a list of cars. */
  | (Shared & {
      readonly kind: 'text' | 'optional'
      readonly most: number
      readonly lines?: number
      readonly as?: 'time' | 'colour' | 'stockList'
      /** Words of a customer: they are kept as they are, even where they look like a placeholder. */
      readonly quoted?: true
    })
  /** A text that can be formatted; its columns hold what `writeStoredText` writes. */
  | (Shared & { readonly kind: 'richText' | 'optionalRichText'; readonly most: number })
  | (Shared & { readonly kind: 'day' | 'optionalDay' })
  | (Shared & { readonly kind: 'choice'; readonly choices: Choices })
  | (Shared & { readonly kind: 'several'; readonly choices: Choices })
  | (Shared & { readonly kind: 'number'; readonly unit?: string; readonly from: number; readonly to: number; readonly whole?: true })
  | (Shared & { readonly kind: 'money'; readonly toDollars: number })
  | (Shared & { readonly kind: 'flag' | 'stars' })
  /** What a chosen picture shows goes into the field `words`, where that is empty. */
  | (Shared & { readonly kind: 'picture'; readonly words?: string })
  | (Shared & { readonly kind: 'reference'; readonly to: ReferenceTo; readonly none?: string })
  /** Several of them; what none means, `none` says. */
  | (Shared & { readonly kind: 'references'; readonly to: ReferenceTo; readonly none: string })
  /** The sites among those of an organisation that leave the record out. */
  | (Shared & { readonly kind: 'sites' })
  | (Shared & { readonly kind: 'rows'; readonly noun: string; readonly most: number; readonly fields: RecordFields })

/** What a field can point at: of the organisation, or of the platform's own tables. */
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

/** What is stored of a record with these fields. */
export type ValuesOf<Fields extends RecordFields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** What is stored of any record. */
export type AnyValues = { readonly [name: string]: unknown }

const nothingIn = (field: RecordField): unknown => {
  const { kind, start } = field
  if (start !== undefined) return start
  if (kind === 'text' || kind === 'richText' || kind === 'day' || kind === 'choice' || (kind === 'reference' && field.none === undefined))
    return ''
  if (kind === 'several' || kind === 'references' || kind === 'sites' || kind === 'rows') return []
  if (kind === 'flag') return false
  return kind === 'stars' ? 0 : null
}

/** A record in which nothing is written yet, beside what new ones start with. */
export const blankValues = (fields: RecordFields): AnyValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nothingIn(field)]))
