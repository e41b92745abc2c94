import type { Repayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import {
  type CalculatorBounds,
  type CalculatorEntry,
  type CalculatorField,
  calculatorBounds,
} from '@forecourt/rules/finance/calculator/calculatorBounds'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import type { PaymentFrequency } from '@forecourt/rules/finance/calculator/paymentFrequencies'
import type { FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { financeHref } from '@forecourt/rules/routing/financeHref'
import { calculatorFields } from '@forecourt/schema/switches/calculatorFields'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/Button'
import { CalculatorNumberField, type FieldControl } from './CalculatorNumberField'
import { formatField } from './parseField'
import type { CalculatorData } from './toCalculatorData'

/** URL of the site's finance form with the calculator's values (RTE-11). */
const financeFormHref = ({ settings, car }: CalculatorData, { priceCents }: CalculatorEntry): string =>
  financeHref({ path: settings.finance.path, car, budgetCents: priceCents })

interface RepaymentHeadlineProps {
  readonly calculatorData: CalculatorData
  readonly entry: CalculatorEntry
  readonly result: Repayments | null
}

/**
 * The repayment with its rates and its total, which New Zealand requires beside it (CFG-02, FIN-27). Without a figure, a link to enquire
 * (ERR-12).
 */
const RepaymentHeadline = ({ calculatorData, entry, result }: RepaymentHeadlineProps) => (
  <div className="z-10 rounded-card border border-line bg-surface px-4 py-3 shadow-resting max-lg:[@media(min-height:34rem)]:sticky max-lg:[@media(min-height:34rem)]:top-18 @2xl:col-start-2 @2xl:rounded-b-none @2xl:border-x-0 @2xl:border-t-0 @2xl:px-6 @2xl:pt-5 @2xl:pb-4 @2xl:shadow-none">
    <p className="text-tiny text-muted @2xl:text-small">Estimated repayments</p>
    {result === null && <p className="heading text-card leading-snug">Enter a purchase price to see them</p>}
    {result?.enquireText && (
      <p className="heading text-subsection leading-tight">
        <a
          href={financeFormHref(calculatorData, entry)}
          className="inline-flex min-h-11 items-center text-link underline decoration-2 underline-offset-4 hover:no-underline"
        >
          {result.repaymentText}
        </a>
      </p>
    )}
    {result && !result.enquireText && (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="heading text-title leading-tight tabular-nums">{result.repaymentText}</strong>
        <span className="text-lead">{result.perText}</span>
      </p>
    )}
    {result && (
      <p className="mt-0.5 text-tiny tabular-nums @2xl:text-small">
        <span className="sm:whitespace-nowrap">{result.rateText} interest</span>
        {!result.isExampleRate && (
          <>
            {' as you entered it. Advertised: '}
            <span className="sm:whitespace-nowrap">{result.example.rateText} interest</span>
          </>
        )}
        {statesComparisonRate(calculatorData.settings.identity) && ', '}
        {statesComparisonRate(calculatorData.settings.identity) && (
          <span className="sm:whitespace-nowrap">{result.example.comparisonText} p.a. comparison rate</span>
        )}
        {result.feesText && `, ${result.feesText}`}
      </p>
    )}
    {result && result.totals.length > 0 && (
      <ul data-setting="/lender" className="flex flex-wrap gap-x-3 text-tiny tabular-nums @2xl:block @2xl:text-small">
        {result.totals.map(({ label, text }) => (
          <li key={label}>
            {label} <span className="font-semibold">{text}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
)

/**
 * The assumptions of a result as a sentence: 'For $32,990 over 5 years with a deposit of $5,000 and a balloon of $9,000.'
 *
 * @param figures the loan the calculator started with; null if it didn't start with a car's
 */
export const entryText = (
  { priceCents, depositCents, residualCents, years }: CalculatorEntry,
  figures: Pick<FinanceFigures, 'priceCents' | 'onRoadCosts'> | null,
): string => {
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const balloon = residualCents > 0 ? ` and a balloon of ${formatMoney(residualCents)}` : ''
  const costs = figures?.onRoadCosts && figures.priceCents === priceCents ? `, ${figures.onRoadCosts} on-road costs,` : ''
  return `For ${formatMoney(priceCents)}${costs} over ${formatField('years', years)} with ${deposit}${balloon}.`
}

/** Details of a repayment: assumptions, the lender's fees and example, and next actions (FIN-26, FIN-29). */
const CalculatorResult = ({ calculatorData, entry, result }: RepaymentHeadlineProps) => {
  const fees = result?.fees ?? []
  return (
    <div className="space-y-4 rounded-card bg-surface p-4 text-small noscript:mt-3 @2xl:col-start-2 @2xl:mt-0! @2xl:self-start @2xl:rounded-t-none @2xl:px-6 @2xl:pt-4 @2xl:pb-6">
      {result && (
        <p className="text-muted text-pretty tabular-nums">
          {[entryText(entry, calculatorData.figures), result.enquireText].filter(Boolean).join(' ')}
        </p>
      )}
      {fees.length > 0 && (
        <dl data-setting="/lender" className="divide-y divide-line border-y border-line">
          {fees.map(({ label, amountText }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fee names may repeat
            <div key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
              <dd className="ml-auto text-right font-semibold tabular-nums">{amountText}</dd>
            </div>
          ))}
        </dl>
      )}
      {result && <p className="text-tiny text-muted text-pretty tabular-nums">{result.example.text}</p>}
      <ButtonLink href={financeFormHref(calculatorData, entry)} wide data-setting="/finance/buttonLabel" className="print:hidden">
        {calculatorData.settings.finance.buttonLabel}
      </ButtonLink>
    </div>
  )
}

const frequencyLabels = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const satisfies {
  [Name in PaymentFrequency]: string
}

interface FrequencyChoiceProps {
  readonly value: PaymentFrequency
  readonly onChoose?: (value: PaymentFrequency) => void
}

/** Repayment frequency (FIN-21). */
const FrequencyChoice = ({ value, onChoose }: FrequencyChoiceProps) => (
  <fieldset data-setting="/calculator/defaultFrequency" className="flex min-w-0 flex-wrap rounded-field bg-raised p-1">
    <legend className="sr-only">Repayments are due</legend>
    {(Object.keys(frequencyLabels) as PaymentFrequency[]).map((frequency) => (
      <label
        key={frequency}
        className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-field px-2 text-small font-semibold text-muted hover:text-text has-checked:bg-background has-checked:text-text has-checked:shadow-resting has-focus-visible:outline-2 has-focus-visible:outline-link"
      >
        <input
          type="radio"
          name="frequency"
          value={frequency}
          {...(onChoose ? { checked: frequency === value, onChange: () => onChoose(frequency) } : { defaultChecked: frequency === value })}
          className="sr-only"
        />
        {frequencyLabels[frequency]}
      </label>
    ))}
  </fieldset>
)

/**
 * Maximum of a field's slider, in the field's own unit. A deposit or balloon seldom exceeds the price: a slider up to the input's maximum
 * would be too coarse for common amounts (FIN-18, FIN-19).
 */
export const sliderMax = (field: CalculatorField, entry: CalculatorEntry, bounds: CalculatorBounds): number => {
  const { max, step } = bounds[field]
  if (field !== 'depositCents' && field !== 'residualCents') return max
  return Math.min(max, Math.ceil(Math.max(entry.priceCents, entry[field], step) / step) * step)
}

/** Handlers of a calculator. Without handlers, before hydration, the calculator shows its initial state. */
interface CalculatorControls {
  readonly fieldControl: (field: CalculatorField) => FieldControl
  readonly onFrequency: (frequency: PaymentFrequency) => void
  /** The shopper's own vehicles, under the deposit. */
  readonly tradeIns: ReactNode
}

export interface CalculatorViewProps {
  readonly calculatorData: CalculatorData
  readonly entry: CalculatorEntry
  readonly result: Repayments | null
  readonly controls: CalculatorControls | null
}

/** Calculator layout: inputs on one side, result on the other; on a phone the result is sticky above the inputs. */
export const CalculatorView = ({ calculatorData, entry, result, controls }: CalculatorViewProps) => {
  const { id, settings, figures } = calculatorData
  const bounds = calculatorBounds(settings, figures && calculatorStart(settings, null, figures))
  const field = (name: CalculatorField) => (
    <CalculatorNumberField
      id={`${id}-${name}`}
      field={name}
      value={entry[name]}
      bounds={bounds[name]}
      sliderMax={sliderMax(name, entry, bounds)}
      control={controls?.fieldControl(name) ?? null}
    />
  )
  return (
    <div className="@container">
      <div className="flex flex-col @2xl:grid @2xl:grid-cols-[minmax(0,1.35fr)_minmax(17rem,1fr)] @5xl:grid-cols-[minmax(0,1fr)_24rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-8 @4xl:gap-x-12">
        <RepaymentHeadline calculatorData={calculatorData} entry={entry} result={result} />
        {/* biome-ignore lint/a11y/useSemanticElements: not a form, as nothing is submitted */}
        <div
          role="group"
          aria-label="Your loan"
          className="@container/loan min-w-0 py-5 noscript:hidden print:hidden @2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:py-0"
        >
          <FrequencyChoice value={entry.frequency} onChoose={controls?.onFrequency} />
          <div className="mt-5 grid gap-x-10 gap-y-3 @2xl/loan:grid-cols-2 @2xl/loan:gap-y-6 @2xl/loan:[&>:last-child:nth-child(odd)]:col-span-full">
            {field('priceCents')}
            <div className="min-w-0">
              {field('depositCents')}
              {controls?.tradeIns}
            </div>
            {field('years')}
            {calculatorFields.ratePercent(settings) && field('ratePercent')}
            {calculatorFields.residualCents(settings) && field('residualCents')}
          </div>
        </div>
        <CalculatorResult calculatorData={calculatorData} entry={entry} result={result} />
      </div>
    </div>
  )
}
