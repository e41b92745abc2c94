import { isFinanceExcluded } from '../../../finance/lender/isFinanceExcluded'
import type { CarButtonRule } from '../CarButtonRule'

/** Opens the finance form, for cars that the site finances (FIN-01, CFG-17). */
export const finance = {
  defaultLabel: (_car, label, { config }) => label.trim() || config.finance.buttonLabel,
  requirement: 'FIN-01',
  fields: ['make', 'year', 'priceCents'],
  needs: [
    {
      needs: 'a car the site finances',
      setting: '/finance/exclusions',
      holds: (car, { config }) => !isFinanceExcluded(car, config.finance),
    },
  ],
  opens: { kind: 'form', form: 'finance' },
} as const satisfies CarButtonRule
