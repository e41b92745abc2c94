import type { Car, FinanceLender } from '@forecourt/rules/entities/Car'
import { isFinanceExcluded } from '@forecourt/rules/finance/lender/isFinanceExcluded'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { plainText } from '@forecourt/schema/rich-text/plainText'

const lenderFields = (lender: FinanceLender) => ({
  interest_rate: lender.interestRate,
  comparison_rate: lender.comparisonRate,
  payment_week_cents: lender.paymentWeekCents,
  payment_month_cents: lender.paymentMonthCents,
  term_years: lender.termYears,
  deposit_cents: lender.depositCents,
  balloon_cents: lender.balloonCents,
  establishment_fees_cents: lender.establishmentFeesCents,
  total_payable_cents: lender.totalPayableCents,
  disclaimer: lender.disclaimer === null ? null : plainText(lender.disclaimer),
})

/**
 * What anyone may know of a car by its id (API-05): what its page shows, and its lender's figures with their disclaimer where the
 * site shows finance for it. Not the number to call, which is asked for by itself, nor what only the dealer cares about.
 */
export function publicCar(car: Car, config: Pick<ResolvedConfig, 'finance'>) {
  const lender = isFinanceExcluded(car, config.finance) ? undefined : car.financeLenders[config.finance.provider]
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    stock_number: car.stockNumber,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    year: car.year,
    car_type: car.carType,
    item_type: car.itemType,
    status: car.status,
    reserved: car.reserved,
    certified: car.certified,
    price_cents: car.priceCents,
    price_type: car.priceType,
    before_price_cents: car.beforePriceCents,
    subscription_price_cents: car.subscriptionPriceCents,
    km: car.km,
    colour: car.colour,
    body: car.simpleBody,
    fuel: car.fuel,
    transmission: car.simpleTransmission,
    images: car.images.map(({ key, alt }) => ({ url: `/media/${pictureFocus(key).file}`, alt })),
    dealership: { slug: car.dealershipSlug, name: car.dealershipName },
    location: { slug: car.locationSlug, name: car.locationName, city: car.city, state: car.state },
    finance_lenders: lender ? { [config.finance.provider]: lenderFields(lender) } : {},
  }
}
