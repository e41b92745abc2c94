import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { signInTypes } from '../accounts/signInTypes'
import { textValues } from '../blocks/textValues'
import { blogHeading, toBlogList } from '../blog/blogHeading'
import { makeAndModel } from '../car/words/makeAndModel'
import { odometerText } from '../car/words/odometerText'
import type { Car } from '../entities/Car'
import { isAwaited } from '../entities/isAwaited'
import { isInStock } from '../entities/isInStock'
import { countryCurrency } from '../format/countryCurrency'
import { formatRate } from '../format/formatRate'
import { shortened } from '../format/shortened'
import { sentWord } from '../leads/sentWord'
import { placeInTown } from '../locations/placeInTown'
import { fillPlaceholders } from '../menus/fillPlaceholders'
import type { PageData } from '../pages/PageData'
import type { PageRequest } from '../pages/PageRequest'
import { displayPrice } from '../pricing/displayPrice'
import { postCategories } from '../records/kinds/postCategories'
import { blogHref, postHref } from '../routing/blogHref'
import { carHref } from '../routing/carHref'
import { offerHref } from '../routing/offerHref'
import type { Route } from '../routing/Route'
import { formatSearch } from '../search/formatSearch'
import { statedCount } from '../search/list/statedCount'
import { withoutMarkup } from '../text/withoutMarkup'
import { breadcrumbsJsonLd } from './breadcrumbsJsonLd'
import { carJsonLd } from './carJsonLd'
import { dealerJsonLd } from './dealerJsonLd'
import { type JsonLd, pictureAddress } from './jsonLd'
import { modelJsonLd } from './modelJsonLd'
import { pageImage } from './pageImage'
import { pageText, proseText } from './pageText'
import { pageTitle } from './pageTitle'
import { postJsonLd } from './postJsonLd'
import { type ProductTag, productTags } from './productTags'
import { searchHeading } from './searchHeading'
import { stockListJsonLd } from './stockListJsonLd'
import { wantsToBeFound } from './wantsToBeFound'

/** The picture of a link preview; its size in pixels where it is known, so that a preview can leave room for it. */
export interface PageImage {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** What search engines and link previews learn of a page. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Whether search engines may list the page. */
  readonly index: boolean
  readonly image: PageImage | null
  readonly jsonLd: readonly JsonLd[]
  /** Empty for a page that is not of a product. */
  readonly product: readonly ProductTag[]
}

/** What a kind of page says of itself; the rest is the same for all. */
interface OwnMeta {
  readonly title: string
  /** The title in fewer words, where it can be said so. */
  readonly shortTitle?: string
  readonly description: string
  readonly index?: boolean
  /** Key of a picture in file storage, where there is no image made for previews. */
  readonly imageKey?: string | null
  readonly image?: PageImage
  readonly jsonLd?: readonly JsonLd[]
  readonly product?: readonly ProductTag[]
  /** Where the page is found rather than here: on another site, or under another address of this one. */
  readonly canonicalOrigin?: string | undefined
  readonly canonicalPath?: string
  /** What follows the path in the page's own address, such as '?page=2'. */
  readonly query?: string
}

const longestDescription = 160

/** The size of the pictures the site draws for link previews. */
const shareImageSize = { width: 1200, height: 630 }

const whereWords = (car: Car): string => {
  if (!isAwaited(car)) return ' at'
  return car.preorder ? ', to order ahead from' : ', on its way to'
}

const carMeta = (
  data: Extract<PageData, { page: 'car' }>,
  config: ResolvedConfig,
  { origin, pictureOrigin }: PageRequest,
  path: string,
): OwnMeta => {
  const { car } = data
  const gone = isInStock(car) ? null : car.status === 'sold' ? 'sold' : 'no longer available'
  const facts = [gone ?? displayPrice(car, config).text, odometerText(car), car.simpleTransmission, car.fuel, car.colour].filter(Boolean)
  return {
    // What became of a car stands first, so that it is never cut off.
    title: gone ? `${gone === 'sold' ? 'Sold' : 'No longer available'}: ${car.name}` : `${car.name} for sale in ${car.city}`,
    ...(!gone && { shortTitle: car.name }),
    description: `${car.name}${whereWords(car)} ${car.locationName}, ${car.city} ${car.state}: ${facts.join(', ')}.`,
    index: !gone,
    canonicalOrigin: data.canonicalOrigin,
    image: { url: `${origin}${carHref(car)}/share.png`, alt: car.name, ...shareImageSize },
    product: productTags(car, config),
    jsonLd: [
      carJsonLd(car, { config, origin, pictureOrigin, location: data.location }),
      breadcrumbsJsonLd(origin, [
        { name: 'Cars for sale', path: '/search' },
        { name: car.make, path: `/search/${car.makeSlug}` },
        { name: car.model, path: `/search/${car.makeSlug}/${car.modelSlug}` },
        { name: car.name, path },
      ]),
    ],
  }
}

const contentMeta = (
  route: Extract<Route, { page: 'content' }>,
  data: PageData,
  config: ResolvedConfig,
  { origin, pictureOrigin }: PageRequest,
): OwnMeta => {
  const { identity, seo } = config
  const content = config.pages.list.find(({ id }) => id === route.pageId)
  const imageKey = pageImage(content?.blocks ?? [])
  if (route.path !== '/') {
    const title = content?.title ?? ''
    return {
      title,
      description: content?.description || pageText(content?.blocks ?? [], textValues(config, data.site)),
      imageKey,
      jsonLd: [breadcrumbsJsonLd(origin, [{ name: title, path: route.path }])],
    }
  }
  const primary = data.site.locations.find((location) => location.primary) ?? data.site.locations[0]
  return {
    title: seo.title || [identity.name, identity.tagline].filter(Boolean).join(' | '),
    description: content?.description ?? '',
    imageKey,
    jsonLd: primary ? [dealerJsonLd(primary, config, origin, pictureOrigin)] : [],
  }
}

const searchMeta = (
  route: Extract<Route, { page: 'search' }>,
  data: Extract<PageData, { page: 'search' }>,
  config: ResolvedConfig,
  { origin }: PageRequest,
): OwnMeta => {
  const { path, preset } = route
  const { state, result, site } = data
  const heading = searchHeading(preset, site, { noun: config.search.noun, itemTypes: state.values.item_type })
  // Further pages of a plain list are pages of their own, so that what they list is found (RTE-14).
  const isPlain = formatSearch({ ...state, page: 1 }) === ''
  const isFurther = isPlain && state.page > 1
  const make = site.names.makes.find(({ name }) => name === preset.make)
  return {
    title: isFurther ? `${heading}, page ${state.page}` : heading,
    query: isFurther ? formatSearch(state) : '',
    description: `${heading}: ${statedCount(data.result, config.stock).toLocaleString('en-AU')} to choose from at ${config.identity.name}, with photos, prices and full details.`,
    index: isPlain && (state.page === 1 || result.cars.length > 0),
    imageKey: data.result.cars[0]?.images[0]?.key ?? null,
    jsonLd: [
      stockListJsonLd(data.result.cars, data.result.total, origin),
      breadcrumbsJsonLd(origin, [
        ...(path === '/search' ? [] : [{ name: 'Cars for sale', path: '/search' }]),
        ...(make && preset.model ? [{ name: make.name, path: `/search/${make.slug}` }] : []),
        { name: preset.model ?? preset.make ?? heading, path },
      ]),
    ],
  }
}

const blogMeta = (
  { list, posts, total }: Extract<PageData, { page: 'blog' }>,
  { blog }: ResolvedConfig,
  { origin }: PageRequest,
): OwnMeta => {
  const { heading, text } = blogHeading(list, { blog })
  const own = list.category === null && list.tag === null ? [] : [{ name: heading, path: blogHref(toBlogList(list)) }]
  return {
    title: list.number > 1 ? `${heading}, page ${list.number}` : heading,
    description: text,
    imageKey: posts[0]?.imageKey ?? null,
    // Tags cut across the categories, whose lists say the same in an order of their own.
    index: total > 0 && list.tag === null,
    jsonLd: [breadcrumbsJsonLd(origin, [{ name: blog.heading, path: '/blog' }, ...own])],
  }
}

const postMeta = (
  { post }: Extract<PageData, { page: 'post' }>,
  config: ResolvedConfig,
  { origin, pictureOrigin }: PageRequest,
): OwnMeta => {
  const category = postCategories[post.category].title
  return {
    title: post.title,
    description: post.summary ?? proseText(post.body),
    imageKey: post.imageKey,
    jsonLd: [
      postJsonLd(post, config, origin, pictureOrigin),
      breadcrumbsJsonLd(origin, [
        { name: config.blog.heading, path: '/blog' },
        { name: category, path: blogHref({ category: post.category }) },
        { name: post.title, path: postHref(post) },
      ]),
    ],
  }
}

const ownMeta = (route: Route, config: ResolvedConfig, data: PageData, request: PageRequest): OwnMeta => {
  const { origin, pictureOrigin } = request
  const step = (name: string) => breadcrumbsJsonLd(origin, [{ name, path: route.path }])
  switch (data.page) {
    case 'car':
      return carMeta(data, config, request, route.path)
    case 'print':
      return { title: `${data.car.name}, to print`, description: '', index: false }
    case 'gone':
      return { title: `${data.car.name} is no longer available`, description: '', index: false }
    case 'search':
      return route.page === 'search' ? searchMeta(route, data, config, request) : { title: '', description: '' }
    case 'content':
      return route.page === 'content' ? contentMeta(route, data, config, request) : { title: '', description: '' }
    case 'locations': {
      const visible = data.site.locations.filter((location) => location.visible)
      const cities = [...new Set(visible.map(({ address }) => address.city))]
      return {
        title: config.locations.heading,
        description: `Addresses, phone numbers and opening hours of ${[config.identity.name, ...cities].join(', ')}.`,
        imageKey: visible.find(({ imageKey }) => imageKey)?.imageKey ?? null,
        jsonLd: [...visible.map((location) => dealerJsonLd(location, config, origin, pictureOrigin)), step(config.locations.heading)],
      }
    }
    case 'location': {
      const { name, address, imageKey } = data.location
      return {
        title: placeInTown(name, address.city),
        description: `Address, phone and opening hours of ${name}: ${address.street}, ${address.city} ${address.state} ${address.postcode}.`,
        imageKey,
        jsonLd: [dealerJsonLd(data.location, config, origin, pictureOrigin), step(name)],
      }
    }
    case 'offers':
      return {
        title: config.offers.heading,
        description: config.offers.text || `Current offers from ${config.identity.name}.`,
        imageKey: data.offers.find(({ imageKey }) => imageKey)?.imageKey ?? null,
        jsonLd: [step(config.offers.heading)],
      }
    case 'offer': {
      // The page is found under any make: it is listed under the offer's own (RTE-18).
      const canonicalPath = offerHref(config, data.offer)
      return {
        title: data.offer.name,
        description: [
          data.offer.comparisonRate !== null && `Comparison rate ${formatRate(data.offer.comparisonRate)} p.a.`,
          withoutMarkup(plainText(data.offer.description)),
        ]
          .filter(Boolean)
          .join(' '),
        imageKey: data.offer.imageKey,
        canonicalPath,
        jsonLd: [
          breadcrumbsJsonLd(origin, [
            { name: config.offers.heading, path: '/special-offers' },
            { name: data.offer.name, path: canonicalPath },
          ]),
        ],
      }
    }
    case 'blog':
      return blogMeta(data, config, request)
    case 'post':
      return postMeta(data, config, request)
    case 'models':
      return {
        title: config.models.heading,
        description: config.models.text || `Every model at ${config.identity.name}: prices, variants, colours and what is in stock.`,
        imageKey: data.site.range.find(({ imageKey }) => imageKey !== null)?.imageKey ?? null,
        jsonLd: [step(config.models.heading)],
      }
    case 'model': {
      const name = makeAndModel(data.model.make, data.model.model)
      const facts = [
        data.model.priceText?.replace(/^N/, 'n'),
        data.details.variants.length > 1 && `${data.details.variants.length} variants`,
      ].filter(Boolean)
      return {
        title: `${name}: prices, variants and colours`,
        shortTitle: name,
        description:
          proseText(data.details.summary ?? '') ||
          `${[name, ...facts].join(', ')} at ${config.identity.name}, with colours, service prices and what is in stock.`,
        imageKey: data.model.imageKey,
        jsonLd: [
          modelJsonLd(data.model, data.details, { origin, pictureOrigin, currency: countryCurrency(config.identity.country) }),
          breadcrumbsJsonLd(origin, [
            { name: config.models.heading, path: '/models' },
            { name, path: data.model.path },
          ]),
        ],
      }
    }
    case 'accessories': {
      const { model } = data
      const name = model ? `${makeAndModel(model.make, model.model)} accessories` : 'Accessories'
      return {
        title: name,
        description: `${name} at ${config.identity.name}: what there is for each model, and what it costs.`,
        index: model === null || data.accessories.length > 0,
        imageKey: model?.imageKey ?? null,
        jsonLd: [
          breadcrumbsJsonLd(origin, [
            ...(model
              ? [
                  { name: config.models.heading, path: '/models' },
                  { name: makeAndModel(model.make, model.model), path: model.path },
                ]
              : []),
            { name: 'Accessories', path: route.path },
          ]),
        ],
      }
    }
    case 'compare':
      return { title: `Compare ${config.search.noun}`, description: '', index: false }
    case 'favourites':
      return { title: 'Saved cars', description: '', index: false }
    case 'success':
      return { title: fillPlaceholders(config.forms.successHeading, { sent: sentWord('general') }), description: '', index: false }
    case 'signIn':
      return { title: signInTypes[data.signIn.type].heading, description: '', index: false }
    case 'garage':
      return { title: config.garage.name, description: '', index: false }
    case 'booking':
      return { title: 'Your booking', description: '', index: false }
    case 'personalisedFinance':
      return { title: 'Personalised finance', description: '', index: false }
    case 'unsubscribe':
      return { title: 'Unsubscribe', description: '', index: false }
    case 'checkout': {
      const { checkout } = data
      const deed = checkout?.kind === 'buy' ? 'Buy' : 'Reserve'
      return { title: checkout ? `${deed} the ${checkout.car.name}` : 'Your reservation', description: '', index: false }
    }
    case 'tradeIn':
      return { title: 'What is your vehicle worth?', description: '', index: false }
    case 'reviewFeedback':
      return { title: 'How was your visit?', description: '', index: false }
    case 'sitemap':
      return { title: 'Sitemap', description: `All pages of ${config.identity.name}.` }
  }
}

/**
 * Says what search engines and link previews learn of a page (RTE-01 to RTE-26): a title of at most 65 characters, a
 * description, the address without its query but for a list's page, and schema.org data. Listed are only plain addresses of a live site that wants
 * to be: not searches beyond what their path says, sold cars, thank-you pages or previews.
 */
export const pageMeta = (route: Route, config: ResolvedConfig, data: PageData, request: PageRequest): PageMeta => {
  const {
    title,
    shortTitle,
    description,
    index = true,
    imageKey = null,
    image,
    jsonLd = [],
    product = [],
    query = '',
    canonicalOrigin = request.origin,
    canonicalPath = route.path,
  } = ownMeta(route, config, data, request)
  const { identity, pages, seo } = config
  const home = pages.list.find(({ path }) => path === '/')
  const key = imageKey ?? (seo.image || pageImage(home?.blocks ?? []))
  const ofSite = seo.description || [identity.name, identity.tagline].filter(Boolean).join(': ')
  return {
    title: route.path === '/' ? shortened(title, 65) : pageTitle(shortTitle === undefined ? [title] : [title, shortTitle], identity.name),
    // A page with nothing to say of itself is still not described like another (RTE-21).
    description: shortened(description || (route.path === '/' ? ofSite : `${title} | ${ofSite}`), longestDescription),
    canonical: `${canonicalOrigin}${canonicalPath}${query}`,
    index: index && wantsToBeFound(config) && request.mode === 'live',
    image: image ?? (key === null ? null : { url: pictureAddress(key, request.pictureOrigin ?? request.origin), alt: title }),
    jsonLd,
    product,
  }
}
