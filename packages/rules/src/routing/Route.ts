import type { JourneyKind } from '../entities/JourneyKind'
import type { PostCategory } from '../records/kinds/postCategories'

/** What a search path presets, such as a make or a car type (RTE-14). */
export interface SearchPreset {
  readonly carTypes?: readonly ('new' | 'used' | 'demo')[]
  readonly make?: string
  readonly model?: string
  readonly dealershipSlug?: string
  readonly locationSlug?: string
  readonly certified?: boolean
}

/** A page of a site, with what its path says. */
export type Route =
  | { readonly page: 'content'; readonly pageId: string; readonly path: string }
  | { readonly page: 'search'; readonly path: string; readonly preset: SearchPreset }
  | { readonly page: 'car'; readonly path: string; readonly slug: string }
  | { readonly page: 'print'; readonly path: string; readonly slug: string }
  | { readonly page: 'locations'; readonly path: string }
  | { readonly page: 'location'; readonly path: string; readonly slug: string }
  | { readonly page: 'offers'; readonly path: string }
  | { readonly page: 'offer'; readonly path: string; readonly offerId: string }
  /** Posts of a category or with a tag, by its address, or all; `number` counts pages of them from 1. */
  | {
      readonly page: 'blog'
      readonly path: string
      readonly category: PostCategory | null
      readonly tag: string | null
      readonly number: number
    }
  | { readonly page: 'post'; readonly path: string; readonly slug: string }
  | { readonly page: 'models'; readonly path: string }
  /** By its id, such as 'toyota.corolla'. */
  | { readonly page: 'model'; readonly path: string; readonly modelId: string }
  /** Of all models, or of one. */
  | { readonly page: 'accessories'; readonly path: string; readonly modelId: string | null }
  | { readonly page: 'compare'; readonly path: string }
  | { readonly page: 'favourites'; readonly path: string }
  | { readonly page: 'success'; readonly path: string }
  | { readonly page: 'reviewFeedback'; readonly path: string }
  | { readonly page: 'sitemap'; readonly path: string }
  | { readonly page: 'signIn'; readonly path: string }
  | { readonly page: 'garage'; readonly path: string }
  | { readonly page: 'unsubscribe'; readonly path: string }
  | { readonly page: 'booking'; readonly path: string }
  | { readonly page: 'personalisedFinance'; readonly path: string }
  /** `slug` is null where the query says which car, or which journey. */
  | { readonly page: 'checkout'; readonly path: string; readonly kind: JourneyKind; readonly slug: string | null }
  | { readonly page: 'tradeIn'; readonly path: string }

/** What a page can turn out to be: one of each route, and what stands at the address of a car that was withdrawn. */
export type PageKind = Route['page'] | 'gone'

/** The route that leads to a kind of page. */
export type RouteOf<Kind extends PageKind> = Extract<Route, { page: Kind extends 'gone' ? 'car' : Kind }>

export type RouteMatch =
  | { readonly kind: 'page'; readonly route: Route }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'notFound' }

/** The names that one search segment can mean, beside the config (RTE-14, RTE-19). Slugs, lower case. */
export interface RouteNames {
  readonly makes: readonly {
    readonly slug: string
    readonly name: string
    /** Its logo by its key in file storage; absent: none is kept. */
    readonly logoKey?: string
    readonly models: readonly { readonly slug: string; readonly name: string }[]
  }[]
  /** Where the models of its dealerships' makes have their pages; `plain` is a model's own name, which leads to the page where that is elsewhere. */
  readonly modelPages: readonly { readonly id: string; readonly name: string; readonly path: string; readonly plain: string }[]
  readonly dealershipSlugs: readonly string[]
  readonly locationSlugs: readonly string[]
}
