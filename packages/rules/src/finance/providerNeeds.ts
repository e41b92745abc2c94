import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, FinanceLender } from '../entities/Car'
import { formatMoney } from '../pricing/formatMoney'
import { carFields } from '../reasons/carFields'
import type { Condition } from '../reasons/reasonOf'

type Provider = Exclude<ResolvedConfig['finance']['provider'], 'none'>

const over500 = (car: Car, rule: string): Condition => ({
  holds: car.priceCents !== null && car.priceCents > 50_000,
  rule,
  title: 'Price above $500',
  yes: 'The price is above $500.',
  no: 'The provider asks for a price above $500.',
  fields: carFields(car, ['priceCents']),
})

const payment = (cents: number | null, rule: string, every: 'weekly' | 'monthly'): Condition => ({
  holds: cents !== null,
  rule,
  title: `A ${every} payment`,
  yes: `The provider gives a ${every} payment.`,
  no: `The provider gives no ${every} payment.`,
  fields: [{ name: `The provider’s ${every} payment`, value: cents === null ? 'None' : formatMoney(cents) }],
})

/**
 * Lists what a finance provider asks of a car beside being in stock, each with its answer (CAR-25 to CAR-29).
 *
 * @param now the instant of the page, ISO in UTC; its year decides a car's age
 */
export const providerNeeds = (car: Car, lender: FinanceLender, provider: Provider, now: string): Condition[] => {
  switch (provider) {
    case '360_finance':
    case 'ausloans':
      return []
    case 'taurus':
      return [
        over500(car, 'CAR-25'),
        {
          holds: car.year > Number(now.slice(0, 4)) - 12,
          rule: 'CAR-25',
          title: 'Younger than 12 years',
          yes: 'The car is younger than 12 years.',
          no: 'The provider asks for a car younger than 12 years.',
          fields: carFields(car, ['year']),
        },
      ]
    case 'nissan_finance':
      return [over500(car, 'CAR-28'), payment(lender.paymentMonthCents, 'CAR-28', 'monthly')]
    default:
      return [over500(car, 'CAR-27'), payment(lender.paymentWeekCents, 'CAR-27', 'weekly')]
  }
}
