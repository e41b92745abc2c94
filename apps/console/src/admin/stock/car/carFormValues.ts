import { type CarFormField, carFormFields, type FieldKind, lenderFields } from '@forecourt/rules/car/form/carSections'
import { carTitle } from '@forecourt/rules/car/texts/carTitle'
import { blankEntry, type CarEntry } from '@forecourt/rules/stock/CarEntry'
import { parseEnteredNumber, parseMoney } from '@forecourt/rules/text/parseMoney'
import { sameJson } from '@forecourt/schema/sameJson'

/** A lender's name and figures in the form state, by field. */
export interface LenderFormValues {
  readonly provider: string
  readonly [field: string]: string
}

export type CarFormValue = string | boolean | readonly LenderFormValues[]

/** Form state of a car: a string per field by path, booleans for switches, and the lenders. */
export type CarFormValues = { readonly [path: string]: CarFormValue }

const isMissing = (value: unknown): boolean => value === null || value === undefined

/** Form value of a stored value. */
const toFormValue = (kind: FieldKind, value: unknown): string | boolean => {
  if (kind === 'switch') return value === true
  if (isMissing(value)) return ''
  if (kind === 'amount') return String((value as number) / 100)
  if (kind === 'lines') return (value as readonly string[]).join('\n')
  if (kind === 'names') return (value as readonly string[]).join(', ')
  if (kind === 'paragraphs')
    return String(value)
      .split('|')
      .map((paragraph) => paragraph.trim())
      .join('\n\n')
  return String(value)
}

type ParsedValue = { readonly value: unknown } | { readonly problem: string }

/** Parses a form value; null for an empty one. */
const parseValue = (kind: FieldKind, entered: string | boolean): ParsedValue => {
  if (typeof entered === 'boolean') return { value: entered }
  const text = entered.trim()
  if (kind === 'lines') return { value: text.split(/\n|,(?!\d)/).flatMap((line) => line.trim() || []) }
  if (kind === 'names') return { value: text.split(/[,\s]+/).filter(Boolean) }
  if (text === '') return { value: null }
  if (kind === 'paragraphs')
    return {
      value: text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean)
        .join('|'),
    }
  if (kind === 'yesNo') return { value: text === 'true' }
  if (kind === 'amount') {
    const cents = parseMoney(text)
    return cents === undefined ? { problem: 'Enter dollars, such as 24,990.' } : { value: cents }
  }
  if (kind === 'number') {
    const number = parseEnteredNumber(text)?.value
    return number === undefined ? { problem: 'Enter a number, such as 5 or 2.4.' } : { value: number }
  }
  return { value: text }
}

const splitPath = (path: string) => path.split('.') as [group: string, fact?: string]

const storedValue = (entry: object, path: string): unknown => {
  const [group, fact] = splitPath(path)
  const value = (entry as Record<string, unknown>)[group]
  return fact === undefined ? value : (value as Record<string, unknown> | null)?.[fact]
}

/** Form state of a lender's stored figures. */
export const lenderFormValues = (provider: string, lender: object): LenderFormValues => ({
  provider,
  ...Object.fromEntries(
    lenderFields.map(({ path, kind }) => [path, toFormValue(kind, (lender as Record<string, unknown>)[path]) as string]),
  ),
})

/** A car with empty fields. */
export const blankCar = { ...blankEntry, stockNumber: '', make: '', model: '', name: '', year: null, locationId: '' }

/** Form state of a stored car. */
export const toCarFormValues = (car: object): CarFormValues => ({
  ...Object.fromEntries(carFormFields.map(({ path, kind }) => [path, toFormValue(kind, storedValue(car, path))])),
  financeLenders: Object.entries((car as Pick<CarEntry, 'financeLenders'>).financeLenders).map(([provider, lender]) =>
    lenderFormValues(provider, lender),
  ),
})

export const isSameFormValue = (one: CarFormValue | undefined, other: CarFormValue | undefined): boolean =>
  one === other || sameJson(one, other)

/** Updates the generated title from its parts, unless the user edited the title. */
export const withTitle = (car: object, entered: CarFormValues): CarFormValues => {
  const own = car as Pick<CarEntry, 'name' | 'year' | 'make' | 'model' | 'badge'>
  if (entered.name !== own.name || (own.name !== '' && own.name !== carTitle(own))) return entered
  const { make, model, badge, year } = entered as Record<string, string>
  const title = carTitle({ year: (year?.trim() ?? '') as never, make: make ?? '', model: model ?? '', badge: badge?.trim() || null })
  return { ...entered, name: title.trim() }
}

const parseLenders = (entered: readonly LenderFormValues[], problems: Record<string, string>) =>
  Object.fromEntries(
    entered.map(({ provider, ...figures }, index) => {
      if (provider.trim() === '') problems[`financeLenders.${index}.provider`] = 'Enter the name of the lender.'
      if (entered.findIndex((other) => other.provider.trim() === provider.trim()) < index)
        problems[`financeLenders.${index}.provider`] = `${provider} is listed twice.`
      const values = lenderFields.map(({ path, kind }) => {
        const parsed = parseValue(kind, figures[path] ?? '')
        if ('problem' in parsed) problems[`financeLenders.${index}.${path}`] = parsed.problem
        return [path, 'value' in parsed ? parsed.value : null] as const
      })
      // Omits empty months and weeks: lenders usually give the term in years.
      return [provider.trim(), Object.fromEntries(values.filter(([path, value]) => value !== null || !/^term(Months|Weeks)$/.test(path)))]
    }),
  )

const wholeNumbers: ReadonlySet<string> = new Set(['customRank'])

export interface ParsedCar {
  /** The changed fields. */
  readonly data: Partial<CarEntry>
  /** Parse errors by path. */
  readonly problems: Readonly<Record<string, string>>
}

const withFact = (group: unknown, fact: string, value: unknown) => {
  const { [fact]: _before, ...others } = (group ?? {}) as Record<string, unknown>
  return value === null ? others : { ...others, [fact]: value }
}

/** A quote needs all three figures or none. Drops the `simulated` flag, since a user entered it. */
const parseQuote = (quote: Record<string, unknown>, problems: Record<string, string>) => {
  const facts = ['weeklyCents', 'rate', 'comparisonRate']
  const values = facts.filter((fact) => !isMissing(quote[fact]))
  if (values.length === 0) return null
  for (const fact of facts) if (!values.includes(fact)) problems[`financeQuote.${fact}`] = 'A quote needs its repayment and both rates.'
  return Object.fromEntries(facts.map((fact) => [fact, quote[fact]]))
}

/** Parses the changes of a car for the API. A group is sent whole if one of its facts has changed. */
export const parseCarEntry = (car: object, changes: CarFormValues): ParsedCar => {
  const data: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  const fields = new Map<string, CarFormField>(carFormFields.map((field) => [field.path, field]))
  for (const [path, entered] of Object.entries(changes)) {
    if (Array.isArray(entered)) {
      data.financeLenders = parseLenders(entered, problems)
      continue
    }
    const field = fields.get(path)
    if (!field) continue
    const parsed = parseValue(field.kind, entered as string | boolean)
    if ('problem' in parsed) {
      problems[path] = parsed.problem
      continue
    }
    const [group, fact] = splitPath(path)
    if (fact !== undefined) data[group] = withFact(data[group] ?? (car as Record<string, unknown>)[group], fact, parsed.value)
    else if (wholeNumbers.has(path)) data[path] = parsed.value ?? 0
    else data[path] = parsed.value ?? (field.isRequired && field.kind !== 'number' ? '' : parsed.value)
  }
  if (data.name === null) data.name = ''
  const quote = data.financeQuote as Record<string, unknown> | undefined
  if (quote) data.financeQuote = parseQuote(quote, problems)
  return { data: data as Partial<CarEntry>, problems }
}
