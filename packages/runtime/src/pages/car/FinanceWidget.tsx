import { weeklyFinance } from '@forecourt/rules/finance/weeklyFinance'
import type { PageProps } from '../../PageProps'
import { Icon } from '../../ui/Icon'

type FinanceWidgetProps = Pick<PageProps<'car'>, 'config' | 'request'> & { readonly car: PageProps<'car'>['data']['car'] }

/** The weekly repayment with its rate, comparison rate and small print, where finance is shown for the car (VDP-06, CAR-23 to CAR-28). */
export const FinanceWidget = ({ car, config, request }: FinanceWidgetProps) => {
  const weekly = config.finance.showWidget ? weeklyFinance(car, config.finance, request.now) : null
  if (!weekly) return null
  return (
    <div id="finance-calculator" data-setting="/finance/showWidget" className="rounded-field bg-surface px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-small text-muted">Finance from</span>
        <span>
          <strong className="heading text-subsection tabular-nums">{weekly.weeklyText}</strong> <span className="text-small">a week*</span>
        </span>
      </p>
      <p className="text-tiny text-muted tabular-nums">
        {weekly.rateText} interest, {weekly.comparisonText} comparison rate
      </p>
      <button
        type="button"
        popoverTarget="finance-disclaimer"
        className="-mb-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-tiny font-semibold text-link underline-offset-4 hover:underline print:hidden"
      >
        <Icon name="info" size={14} />* Finance disclaimer
      </button>
      <div
        id="finance-disclaimer"
        popover="auto"
        role="dialog"
        aria-labelledby="finance-disclaimer-title"
        data-setting="/finance/disclaimer"
        className="m-auto w-[min(100%-2rem,32rem)] rounded-card border border-line bg-background p-6 text-text shadow-lifted backdrop:bg-black/50"
      >
        <h2 id="finance-disclaimer-title" className="heading mb-3 text-card">
          Finance Disclaimer
        </h2>
        <p className="text-small text-pretty text-muted">{config.finance.disclaimer}</p>
        <button
          type="button"
          popoverTarget="finance-disclaimer"
          popoverTargetAction="hide"
          className="mt-4 min-h-11 cursor-pointer rounded-control border border-line-strong px-5 text-small font-semibold hover:bg-raised"
        >
          Close
        </button>
      </div>
    </div>
  )
}
