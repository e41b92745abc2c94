import { isRecord } from '@forecourt/schema/isRecord'

/** Nothing a shopper keeps is longer; what is was put there by something else. */
const longest = 300

/** The texts of a kept record by field: empty where there is none or it is no text. */
export const storedTexts = <Field extends string>(value: unknown, fields: readonly Field[]): { readonly [Name in Field]: string } => {
  const record = isRecord(value) ? value : {}
  return Object.fromEntries(fields.map((field) => [field, typeof record[field] === 'string' ? record[field].slice(0, longest) : ''])) as {
    readonly [Name in Field]: string
  }
}
