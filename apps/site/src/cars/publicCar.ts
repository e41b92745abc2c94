import type { Car, CarImage, FinanceLender } from '@forecourt/rules/entities/Car'
import { isFinanceExcluded } from '@forecourt/rules/finance/lender/isFinanceExcluded'
import { providerFigures, termInYears } from '@forecourt/rules/finance/lender/lenderFigures'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { plainText } from '@forecourt/schema/rich-text/plainText'

/** Pixels; one of the widths of the media route. */
const thumbnailWidth = 320

const imageUrl = ({ key }: CarImage) => `/media/${pictureFocus(key).file}`

const lenderFields = (lender: FinanceLender, { provider, disclaimer }: ResolvedConfig['finance']) => ({
  finance_provider: provider,
  interest_rate: lender.interestRate,
  comparison_rate: lender.comparisonRate,
  payment_week_cents: lender.paymentWeekCents,
  payment_month_cents: lender.paymentMonthCents,
  term_years: lender.termYears,
  term_months: lender.termMonths ?? null,
  term_weeks: lender.termWeeks ?? null,
  ...(termInYears(lender) !== null && {
    [`term${termInYears(lender)}`]: { payment_week_cents: lender.paymentWeekCents, payment_month_cents: lender.paymentMonthCents },
  }),
  deposit_cents: lender.depositCents,
  balloon_cents: lender.balloonCents,
  establishment_fees_cents: lender.establishmentFeesCents,
  total_payable_cents: lender.totalPayableCents,
  disclaimer: plainText(lender.disclaimer ?? disclaimer) || null,
})

/**
 * Public data of a car (API-05, ENT-01, ENT-06): content of its page, and the lender's figures with disclaimer if the site shows finance.
 * Excludes the phone number, which has its own endpoint, and internal data.
 */
export function publicCar(car: Car, config: Pick<ResolvedConfig, 'finance'>) {
  const lender = isFinanceExcluded(car, config.finance) ? undefined : providerFigures(car, config.finance)
  const [first] = car.images
  return {
    id: car.id,
    slug: car.slug,
    name: car.name,
    stock_number: car.stockNumber,
    has_nvic: car.nvic !== null,
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
    primary_image_url: first ? imageUrl(first) : null,
    thumbnails: car.images.map((image) => `${imageUrl(image)}?w=${thumbnailWidth}`),
    images: car.images.map((image) => ({ url: imageUrl(image), alt: image.alt })),
    dealership: { slug: car.dealershipSlug, name: car.dealershipName },
    location: { slug: car.locationSlug, name: car.locationName, city: car.city, state: car.state },
    finance_lenders: lender ? { [config.finance.provider]: lenderFields(lender, config.finance) } : {},
  }
}
