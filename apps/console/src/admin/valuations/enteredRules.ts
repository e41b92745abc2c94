import { parseEnteredNumber } from '@forecourt/rules/text/parseMoney'
import { adjustmentBounds, type ValuationRules, valuationBounds } from '@forecourt/rules/valuations/ValuationRules'

/** Form state of the rules; money in dollars. */
export interface EnteredRules {
  readonly marginPercent: string
  readonly spreadPercent: string
  readonly minimum: string
  readonly validDays: string
  readonly lookupsPerDay: string
  /** Comma-separated. */
  readonly makes: string
  readonly adjustments: readonly {
    readonly id: string
    readonly make: string
    readonly fromYears: string
    readonly toYears: string
    readonly percent: string
  }[]
}

export const toEnteredRules = (rules: ValuationRules): EnteredRules => ({
  marginPercent: String(rules.marginPercent),
  spreadPercent: String(rules.spreadPercent),
  minimum: String(rules.minimumCents / 100),
  validDays: String(rules.validDays),
  lookupsPerDay: String(rules.lookupsPerDay),
  makes: rules.makes.join(', '),
  adjustments: rules.adjustments.map(({ id, make, fromYears, toYears, percent }) => ({
    id,
    make,
    fromYears: String(fromYears),
    toYears: String(toYears),
    percent: String(percent),
  })),
})

const parseWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }): number | null => {
  const [sign, digits] = text.trim().startsWith('-') ? ([-1, text.trim().slice(1)] as const) : ([1, text.replace(/^\s*\$/, '')] as const)
  const parsed = parseEnteredNumber(digits)
  if (!parsed || parsed.decimals > 0) return null
  const value = parsed.value === 0 ? 0 : sign * parsed.value
  return value >= min && value <= max ? value : null
}

/** Parses the form state to rules, or to problems by field; those of an adjustment by its id. */
export const parseRules = (
  entered: EnteredRules,
): { readonly rules: ValuationRules | null; readonly problems: { readonly [field: string]: string } } => {
  const problems: { [field: string]: string } = {}
  const parseField = (name: 'marginPercent' | 'spreadPercent' | 'validDays' | 'lookupsPerDay'): number => {
    const bounds = valuationBounds[name]
    const value = parseWithin(entered[name], bounds)
    if (value === null) problems[name] = `Enter a whole number from ${bounds.min} to ${bounds.max}.`
    return value ?? 0
  }
  const maxDollars = valuationBounds.minimumCents.max / 100
  const minimum = parseWithin(entered.minimum, { min: 0, max: maxDollars })
  if (minimum === null) problems.minimum = `Enter whole dollars up to ${maxDollars}.`
  const rules: ValuationRules = {
    marginPercent: parseField('marginPercent'),
    spreadPercent: parseField('spreadPercent'),
    minimumCents: (minimum ?? 0) * 100,
    validDays: parseField('validDays'),
    lookupsPerDay: parseField('lookupsPerDay'),
    makes: entered.makes
      .split(',')
      .map((make) => make.trim())
      .filter(Boolean),
    adjustments: entered.adjustments.map(({ id, make, ...texts }) => {
      const [fromYears, toYears] = [
        parseWithin(texts.fromYears, adjustmentBounds.years),
        parseWithin(texts.toYears, adjustmentBounds.years),
      ]
      const percent = parseWithin(texts.percent, adjustmentBounds.percent)
      if (fromYears === null || toYears === null || fromYears > toYears) problems[id] = 'Enter years from 0 to 60, in order.'
      else if (percent === null) problems[id] = 'Enter a percentage from -50 to 50.'
      return { id, make: make.trim(), fromYears: fromYears ?? 0, toYears: toYears ?? 0, percent: percent ?? 0 }
    }),
  }
  return { rules: Object.keys(problems).length === 0 ? rules : null, problems }
}
