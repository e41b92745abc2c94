import type { Car } from '@forecourt/rules/entities/Car'
import { shownWeekly } from '@forecourt/rules/finance/lender/shownWeekly'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface WeeklyFinanceProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** The weekly repayment on a card; its rate and comparison rate never leave its side (CAR-23 to CAR-28). */
export const WeeklyFinance = ({ car, config, request }: WeeklyFinanceProps) => {
  const weekly = shownWeekly('card', { car, config, now: request.now })
  if (!weekly) return null
  return (
    <p data-setting="/card/showWeekly" className="min-w-0 leading-tight @min-[18.5rem]:ml-auto @min-[18.5rem]:text-right">
      <span className="block text-small">
        <strong className="heading tabular-nums">{weekly.weeklyText}</strong> / week*
      </span>
      <span className="mt-1 block text-tiny text-muted tabular-nums">{weekly.rateText}</span>
      <span className="block text-tiny text-muted tabular-nums">{weekly.comparisonText} p.a. comparison rate</span>
    </p>
  )
}
