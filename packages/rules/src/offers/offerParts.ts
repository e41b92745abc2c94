import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { vehiclesNoun } from '../car/texts/vehiclesNoun'
import type { Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import type { OfferStock } from '../entities/OfferStock'
import type { RangeModel } from '../entities/RangeModel'
import { formatRate } from '../format/groupThousands'
import { type Need, part, type ValuePart, valuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import type { DecidingField } from '../reasons/Reason'
import { offerCarsId, offerHref } from '../routing/offerHref'
import { countedNoun, singularNoun } from '../text/singularNoun'
import { offerLoan } from './atOfferRate'
import { buyerText, namesCars, offerStockHref } from './carsOfOfferText'
import { loanExampleText } from './loanExampleText'
import { comesDownText } from './offerPeriod'

interface OfferContext {
  readonly offer: Offer
}

interface OfferSettingsContext extends OfferContext {
  readonly config: Pick<ResolvedConfig, 'offers' | 'finance' | 'identity'>
}

interface OfferRangeContext extends OfferSettingsContext {
  /** Models that have a page on the site. */
  readonly range: readonly RangeModel[]
  /** Path of the current page; omitted unless it is a model's. */
  readonly here?: string
}

interface OfferStockContext extends OfferSettingsContext {
  readonly config: OfferSettingsContext['config'] & Pick<ResolvedConfig, 'search'>
  /** The cars in stock that it covers; null for none. */
  readonly stock: OfferStock | null
  readonly locations: readonly Pick<Location, 'id' | 'name'>[]
}

/**
 * Label and URL of the cars that an offer covers: their list, or else those on its page, which has no number where it shows only some. A
 * list counts all cars in stock, reserved and coming ones included (CAR-02, CAR-05); the offer's page shows those that can be had today,
 * so their number says “available”.
 */
const offerStockLink = ({ offer, config, stock, locations }: OfferStockContext): { readonly label: string; readonly href: string } => {
  const { count, areChosen, itemTypes } = stock ?? { count: 0, areChosen: true, itemTypes: [] }
  const listHref = areChosen ? null : offerStockHref(offer, locations)
  const noun = vehiclesNoun(itemTypes, config.search.noun)
  const isCounted = areChosen ? count <= maxChosenCars : listHref !== null
  return {
    label: `See the ${isCounted ? (count === 1 ? singularNoun(noun) : countedNoun(count, areChosen ? `available ${noun}` : noun)) : noun}`,
    href: listHref ?? `${offerHref(config, offer)}#${offerCarsId}`,
  }
}

interface OfferCarsContext extends OfferContext {
  /** Number of matching cars. */
  readonly cars: number
}

/** What an offer's own page depends on; its card needs no cars. */
export type OfferPageContext = OfferRangeContext & OfferStockContext & OfferCarsContext

/** Maximum number of assigned cars on an offer's page. */
export const maxChosenCars = 24

/** A need for a field of the offer. */
const offerFieldNeed = (what: string, holds: (offer: Offer) => boolean, field: (offer: Offer) => DecidingField): Need<OfferContext> => ({
  holds: ({ offer }) => holds(offer),
  title: 'What the offer says',
  yes: `The offer has ${what}.`,
  no: `The offer has no ${what.replace(/^an? /, '')}.`,
  fields: ({ offer }) => [field(offer)],
})

/** A link in offers that the site can switch on. */
const linksNeed = (pointer: string, to: string) => ({
  ...isOn(pointer),
  yes: `The site links offers to ${to}.`,
  no: `The site does not link offers to ${to}.`,
})

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/** URL of the page of an offer's model, if the site has one; otherwise of its cars. */
const exploreHref = ({ manufacturer, modelName }: Offer, range: readonly RangeModel[]): string =>
  range.find(({ make, model }) => same(modelName, model) && (manufacturer === null || same(manufacturer, make)))?.path ??
  `/search?${new URLSearchParams({ model: modelName ?? '' })}`

const category = ({ offer }: OfferContext): readonly DecidingField[] => [{ name: 'Category', value: offer.category }]

/** Whether the enquiry of an offer is on the finance page (OFR-04). */
export const asksForFinance = ({ category }: Pick<Offer, 'category'>): boolean => category === 'Finance offer'

/** Enquiry link of an offer, always shown: on the finance page for a finance offer, otherwise on its own (OFR-02, OFR-04). */
export const offerEnquiry = (offer: Pick<Offer, 'category'>): ValuePart<OfferSettingsContext, string> => ({
  id: 'offer-enquire',
  title: 'Enquire Now',
  requirement: asksForFinance(offer) ? 'OFR-04' : 'OFR-02',
  elementSetting: null,
  needs: [
    {
      holds: () => true,
      title: 'Every offer can be asked about',
      yes: ({ config }) =>
        asksForFinance(offer)
          ? `A finance offer leads to the form of the finance page, ${config.finance.path}, which names it.`
          : 'It leads to the form on the offer’s page.',
      settings: asksForFinance(offer) ? ['/finance/path'] : [],
      fields: category,
    },
  ],
  value: ({ offer: requestedOffer, config }) =>
    asksForFinance(offer)
      ? `${config.finance.path}?${new URLSearchParams({ offer_id: requestedOffer.id })}#finance-form`
      : `${offerHref(config, requestedOffer)}#enquire`,
})

/** Whether an offer is about cars of a kind, not about a service or a gift with any car: a year or place alone doesn't tell cars apart. */
const tellsCarsApart = ({ manufacturer, modelName, fuels, priceFromCents, priceToCents }: Offer): boolean =>
  Boolean(manufacturer || modelName) || fuels.length > 0 || priceFromCents !== null || priceToCents !== null

/** Parts of an offer's card and page with their needs, from top to bottom (ENT-11, OFR-01 to OFR-04, FIN-05). */
export const offerCardParts = {
  picture: valuePart<OfferContext, string>({
    id: 'offer-picture',
    title: 'Picture',
    requirement: 'OFR-03',
    elementSetting: null,
    needs: [
      offerFieldNeed(
        'a picture',
        ({ imageKey }) => imageKey !== null,
        ({ imageKey }) => ({ name: 'Picture', value: imageKey === null ? 'None' : 'There is one' }),
      ),
    ],
    value: ({ offer }) => offer.imageKey ?? '',
  }),
  period: valuePart<OfferContext, string>({
    id: 'offer-period',
    title: 'How long it runs',
    requirement: 'OFR-01',
    elementSetting: null,
    needs: [
      offerFieldNeed(
        'a last day',
        ({ endsOn }) => endsOn !== null,
        (offer) => ({ name: 'Comes down', value: comesDownText(offer) ?? 'None' }),
      ),
    ],
    value: ({ offer }) => `Until ${comesDownText(offer)}`,
  }),
  rate: valuePart<OfferSettingsContext, string>({
    id: 'offer-rate',
    title: 'Comparison rate',
    requirement: 'FIN-05',
    elementSetting: '/finance/comparisonWarning',
    needs: [
      {
        holds: ({ config }) => statesComparisonRate(config.identity),
        requirement: 'CFG-02',
        title: 'Comparison rates',
        yes: 'Australian sites state comparison rates.',
        no: 'New Zealand has no comparison rate.',
        settings: ['/identity/country'],
      },
      offerFieldNeed(
        'a comparison rate',
        ({ comparisonRate }) => comparisonRate !== null,
        ({ comparisonRate }) => ({
          name: 'Comparison rate',
          value: comparisonRate === null ? 'None' : `${formatRate(comparisonRate)} p.a.`,
        }),
      ),
    ],
    value: ({ offer }) => formatRate(offer.comparisonRate ?? 0),
  }),
  repayment: valuePart<OfferSettingsContext & Pick<OfferStockContext, 'stock'>, string>({
    id: 'offer-repayment',
    title: 'Example repayment',
    requirement: 'OFR-02',
    elementSetting: null,
    needs: [
      {
        holds: ({ offer, config }) => offerLoan(offer, config.identity) !== null,
        title: 'A complete loan',
        yes: 'The offer states the rate, term and deposit of its loan.',
        no: 'The offer lacks the rate, term or deposit of a loan, so a repayment can’t be calculated.',
        fields: ({ offer: { interestRate, termYears, depositPercent } }) => [
          { name: 'Interest rate', value: interestRate === null ? 'None' : formatRate(interestRate) },
          { name: 'Term', value: termYears === null ? 'None' : `${termYears} years` },
          { name: 'Deposit', value: depositPercent === null ? 'None' : formatRate(depositPercent) },
        ],
      },
    ],
    value: ({ offer, config, stock }) => {
      const loan = offerLoan(offer, config.identity)
      return loan ? loanExampleText(loan, config.identity, stock?.fromCents) : ''
    },
  }),
  buyer: valuePart<OfferSettingsContext, string>({
    id: 'offer-buyer',
    title: 'Who it is for',
    requirement: 'OFR-01',
    elementSetting: null,
    needs: [
      {
        holds: ({ offer }) => offer.buyer !== 'anyone',
        title: 'For some alone',
        yes: 'The offer is for private buyers or for businesses alone.',
        no: 'Anyone may take the offer.',
        fields: ({ offer, config }) => [{ name: 'For', value: buyerText(offer, config) || 'Anyone' }],
      },
    ],
    value: ({ offer, config }) => buyerText(offer, config),
  }),
  disclaimer: valuePart<OfferContext, RichText>({
    id: 'offer-disclaimer',
    title: 'Small print',
    requirement: 'ENT-11',
    elementSetting: null,
    needs: [
      offerFieldNeed(
        'small print',
        ({ disclaimer }) => !isBlankText(disclaimer ?? ''),
        ({ disclaimer }) => ({ name: 'Small print', value: isBlankText(disclaimer ?? '') ? 'None' : 'There is some' }),
      ),
    ],
    value: ({ offer }) => offer.disclaimer ?? '',
  }),
  explore: valuePart<OfferRangeContext, { readonly label: string; readonly href: string }>({
    id: 'offer-explore',
    title: 'Explore the model',
    requirement: 'OFR-02',
    elementSetting: '/offers/showExplore',
    needs: [
      linksNeed('/offers/showExplore', 'their model'),
      offerFieldNeed(
        'a model',
        ({ modelName }) => Boolean(modelName),
        ({ modelName }) => ({ name: 'Model', value: modelName || 'None' }),
      ),
      {
        holds: ({ offer, range, here }) => exploreHref(offer, range) !== here,
        title: 'Another page',
        yes: 'It leads to another page than the one it is shown on.',
        no: 'It is shown on the page it would lead to.',
      },
    ],
    value: ({ offer, range }) => ({ label: `Explore ${offer.modelName}`, href: exploreHref(offer, range) }),
  }),
  stock: valuePart<OfferStockContext, { readonly label: string; readonly href: string }>({
    id: 'offer-stock',
    title: 'See the cars',
    requirement: 'OFR-02',
    elementSetting: null,
    needs: [
      {
        holds: ({ stock }) => stock !== null,
        title: 'Cars it covers',
        yes: 'Cars that the offer covers can be had today.',
        no: 'No car that the offer covers can be had today, or it doesn’t say which it covers.',
        fields: ({ stock }) => [{ name: 'Cars', value: String(stock?.count ?? 0) }],
      },
    ],
    value: (context) => offerStockLink(context),
  }),
  testDrive: valuePart<OfferSettingsContext, string>({
    id: 'offer-test-drive',
    title: 'Book A Test Drive',
    requirement: 'OFR-02',
    elementSetting: '/offers/showTestDrive',
    needs: [
      linksNeed('/offers/showTestDrive', 'a test drive'),
      {
        holds: ({ offer: { category } }) => category === 'New' || category === 'Demo' || category === 'Used',
        title: 'Offers to drive',
        yes: 'It is an offer on new, demo or used cars.',
        no: 'Only offers on new, demo and used cars link to a test drive.',
        fields: category,
      },
      {
        holds: ({ offer }) => tellsCarsApart(offer),
        title: 'Cars to choose from',
        yes: 'The offer says which cars it is for, by make, model, fuel or price.',
        no: 'The offer does not say which cars it is for, by make, model, fuel or price, so there is none to drive for it.',
        fields: ({ offer: { manufacturer, modelName, fuels, priceFromCents, priceToCents } }) => [
          { name: 'Make', value: manufacturer || 'None' },
          { name: 'Model', value: modelName || 'None' },
          { name: 'Fuel', value: fuels.join(', ') || 'Any' },
          { name: 'Price range', value: priceFromCents === null && priceToCents === null ? 'None' : 'There is one' },
        ],
      },
    ],
    value: () => '/book-test-drive',
  }),
}

/** Further parts of an offer's own page (OFR-02). */
export const offerPageParts = {
  cars: part<OfferCarsContext>({
    id: 'offer-cars',
    title: 'Its cars',
    requirement: 'OFR-02',
    elementSetting: null,
    needs: [
      {
        holds: ({ cars }) => cars > 0,
        title: 'Cars it speaks of',
        yes: 'Cars chosen for it, or else those it is for, can be had today.',
        no: ({ offer }) =>
          namesCars(offer)
            ? 'No cars chosen for it, nor any that it is for, can be had today.'
            : 'No car chosen for it can be had today, and it does not say which it is for.',
        fields: ({ offer, cars }) => [
          { name: 'Make', value: offer.manufacturer || 'None' },
          { name: 'Model', value: offer.modelName || 'None' },
          { name: 'Category', value: offer.category },
          { name: 'Cars', value: String(cars) },
        ],
      },
    ],
  }),
}
