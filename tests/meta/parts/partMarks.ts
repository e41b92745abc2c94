import type { GarageContext, garageParts } from '@forecourt/rules/accounts/garageParts'
import type { CardContext, cardParts } from '@forecourt/rules/car/cardParts'
import type { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { CarPageContext } from '@forecourt/rules/car/page/CarPageContext'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import type { FormPartContext, formParts } from '@forecourt/rules/leads/form/formParts'
import type { LocationPageContext, locationParts } from '@forecourt/rules/locations/locationParts'
import type { ModelPageContext, modelParts } from '@forecourt/rules/models/modelParts'
import type { OfferPageContext, offerCardParts, offerPageParts } from '@forecourt/rules/offers/offerParts'
import type { OffersPageContext, offersPageParts } from '@forecourt/rules/offers/offersPageParts'
import type { priceParts } from '@forecourt/rules/pricing/displayPrice'
import type { PriceContext } from '@forecourt/rules/pricing/isByTheWeek'

/** How a part is recognised in HTML. */
export type Mark<Context> = RegExp | ((html: string, context: Context) => boolean)

/** A mark for every part of a table; a missing one doesn't compile. */
type Marks<Table extends object, Context> = { readonly [Name in keyof Table]: Mark<Context> }

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

const firstSection = (html: string): string => /<section[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''

/** A page's first band, with the sections in its texts; a card, which has none, as a whole. */
const firstBand = (html: string): string => html.split(/(?=<section [^>]*\bclass="band\b)/)[1] ?? html

const telephoneLines = (html: string): number => html.match(/<li><a href="tel:/g)?.length ?? 0

/** Car page. */
export const carPageMarks: Marks<typeof carPageParts, CarPageContext> = {
  photos: (html) => !/data-setting="\/vdp\/gallery"><div[^>]*><svg aria-hidden="true" viewBox="0 0 240 100"/.test(html),
  videos: />Videos</,
  certified: /data-setting="\/vdp\/showCertified"/,
  notice: />(?:This one has found a new home|This \w+ is reserved|Available to pre-order|This \w+ hasn’t arrived yet)/,
  market: /data-setting="\/vdp\/showMarketPrice"/,
  warranty: /data-setting="\/vdp\/showStatutoryWarranty"/,
  offer: />Offers? on this (car|motorcycle|caravan)</,
  views: /data-setting="\/vdp\/showViews"/,
  facts: /id="key-information"/,
  rego: />Registration</,
  summary: /id="summary"/,
  comments: /id="comments"/,
  features: /id="features"/,
  specifications: /id="specifications"/,
  guarantee: /id="guarantee"/,
  consumerNotice: /id="consumer-notice"/,
  included: /id="included"/,
  whyBuy: /id="why-buy"/,
  reserve: /id="reserve-online"/,
  protect: /id="protect"/,
  map: /id="vehicle-map"/,
  moreFromDealer: />See more from this dealer</,
  model: />More about the [^<]*</,
  similar: /id="similar"/,
  viewed: /data-setting="\/favourites\/showViewed"/,
  bars: /data-setting="\/phone\/callNowInHoursOnly" class="flex/,
  callNow: /data-setting="\/phone\/callNowInHoursOnly" class="flex(?:(?!data-enquire|<\/div>|hidden="")[\s\S])*?Call Now/,
}

/** Card. */
export const cardMarks: Marks<typeof cardParts, CardContext> = {
  photos: /data-photos="/,
  photoCount: /data-setting="\/card\/showPhotoCount"/,
  market: /data-setting="\/card\/showMarketPrice"/,
  place: /data-setting="\/card\/showLocation"/,
  compare: /data-keep="compare"/,
  save: /data-keep="favourite"/,
  similar: /data-setting="\/card\/similarPrompt"/,
}

/** Price. */
export const priceMarks: Marks<typeof priceParts, PriceContext> = {
  week: /data-setting="\/price\/offerSubscriptions"/,
  amount: (html, { car }) => car.priceCents !== null && html.includes(formatMoney(car.priceCents)),
  reduced: /data-setting="\/price\/showWasPrice"/,
  was: /<s>/,
  type: />\s?(?:Drive away|Excl\. gov\. charges|Including on-road costs|Plus on-road costs)</i,
  onRoad: /data-setting="\/price\/showOnRoad"/,
  preorder: /<div data-setting="\/price"/,
  none: /data-setting="\/price\/noPriceText"/,
}

/** Location page. */
export const locationMarks: Marks<typeof locationParts, LocationPageContext> = {
  rating: /data-setting="\/locations\/showReviews"/,
  phone: (html) => /<a[^>]*href="tel:/.test(html.split('Opening Hours')[0] ?? ''),
  landline: (html, { location }) => telephoneLines(html) > (location.phone ? 1 : 0),
  email: /href="mailto:/,
  licence: />(?:LMCT|LVD|Motor dealer licence|Dealer licence|Registered motor vehicle trader) [^<]/,
  repairer: />Motor vehicle repairer [^<]/,
  salesHours: /Sales opening hours/,
  serviceHours: /Service opening hours/,
  partsHours: /Parts opening hours/,
  appointment: /By appointment only/,
  holidays: />Holiday hours</,
  photo: /alt="[^"]* from the street"/,
  mapPicture: /alt="Map of [^"]*"/,
  map: /<svg[^>]*viewBox="0 0 (?!24 24)[^"]*"[\s\S]*?<circle/,
  cars: /data-setting="\/locations\/viewStock"/,
  stock: />View Our Stock/,
  reviews: /data-setting="\/reviews\/show"/,
}

/** Offer card, also on the offer's page. */
export const offerCardMarks: Marks<typeof offerCardParts, OfferPageContext> = {
  picture: (html) => /<img/.test(firstBand(html)),
  period: /(?:>|· )Until \d/,
  rate: (html) => /data-setting="\/finance\/comparisonWarning"/.test(firstBand(html)),
  repayment: />Example: \$[\d,]+ a week/,
  stock: (html) => />See the [^<]+<\/a>/.test(firstBand(html)),
  buyer: />For (?:private buyers|businesses with an)/,
  disclaimer: /id="conditions"/,
  explore: /data-setting="\/offers\/showExplore"/,
  testDrive: /data-setting="\/offers\/showTestDrive"/,
}

/** Further parts of an offer's page. */
export const offerPageMarks: Marks<typeof offerPageParts, OfferPageContext> = {
  cars: />[^<]* available now<\/h2>/,
}

/** Offers page. */
export const offersPageMarks: Marks<typeof offersPageParts, OffersPageContext> = {
  text: (html, { config }) => config.offers.text !== '' && html.includes(escaped(config.offers.text)),
  empty: /data-setting="\/offers\/emptyText"/,
  lead: /data-setting="\/offers\/showLead"/,
  headings: /data-setting="\/offers\/groupByCategory" class="[^"]*py-section/,
}

/** Garage. */
export const garageMarks: Marks<typeof garageParts, GarageContext> = {
  reservations: /id="garage-reservations"/,
  bookings: /id="garage-bookings"/,
  watched: /id="garage-watched"/,
  searches: /id="garage-searches"/,
  enquiries: /id="garage-enquiries"/,
  vehicles: /id="garage-vehicles"/,
  compared: /id="garage-compared"/,
  viewed: /id="garage-viewed"/,
  alerts: /id="garage-alerts"/,
  account: /id="garage-account"/,
}

/** Model page. */
export const modelMarks: Marks<typeof modelParts, ModelPageContext> = {
  label: /data-setting="\/models\/newLabel"/,
  price: (html, { model }) => model.priceText !== null && firstSection(html).includes(`tabular-nums">${escaped(model.priceText)}</p>`),
  summary: (html) => /<div dir="auto" class="[^"]*max-w-prose text-lead[^"]*">/.test(firstSection(html)),
  facts: />At a glance</,
  variants: /id="variants"/,
  priceNote: /data-setting="\/models\/priceNote"/,
  colours: /Colours of the /,
  pictures: />Pictures<\/h2>/,
  offers: />Offers on the [^<]*<\/h2>/,
  cars: />[\d,]+ (?:new|demo|used) in stock</,
  services: /data-setting="\/models\/serviceHeading"/,
  servicePlan: /data-setting="\/models\/servicePlans"/,
  accessories: />Accessories<\/h2>/,
  interest: /data-setting="\/models\/interestText"/,
  enquiry: />Ask about the [^<]*<\/h2>/,
  testDrive: />Book a (Test Drive|Test Ride|Visit)</,
}

/** Form, in a dialog or on a page. */
export const formMarks: Marks<typeof formParts, FormPartContext> = {
  title: />(?:Ask to (?:reserve|buy|subscribe to) this [^<]*|Send a message|Request a (?:Test Drive|Test Ride|Visit))<\/h2>/,
  intro: /<p class="mt-3 rounded-field bg-surface px-4 py-3 text-small text-pretty">[^<]/,
  submit: /<button[^>]*type="submit"[^>]*>[\s\S]*?[^<>\s][^<>]*</,
  reply: /data-setting="\/forms\/replyNote"/,
  answerTime: /data-setting="\/forms\/showAnswerTime"/,
  privacy: /data-setting="\/forms\/showPrivacyNote"/,
}
