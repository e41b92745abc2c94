import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { MeasuredPage, SiteEvent } from './SiteEvent'

/** What a service's own files may load and ask, as sources of a Content-Security-Policy. */
export interface TagOrigins {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame?: readonly string[]
  readonly style?: readonly string[]
  readonly font?: readonly string[]
  readonly media?: readonly string[]
}

/** The globals of a page. */
export type TagScope = { [name: string]: unknown }

/** How a shopper decided: yes, no, or not at all yet. */
export type TagChoice = 'all' | 'none' | null

/** What a site says to a service. */
export interface TagParams {
  /** The id by which the service knows the site. */
  readonly token: string
  readonly automotive: boolean
}

/** A service of others that a site can have: one file in `services/`, listed in `tagServices.ts`. */
export interface TagService {
  readonly title: string
  /** The id that the site's settings give it; empty where it isn't there. */
  token(config: Pick<ResolvedConfig, 'measuring' | 'chat'>): string
  readonly origins: TagOrigins
  /** The one file that is loaded. */
  script(asked: TagParams): string
  /** Makes the page ready for that file, before it is asked for. */
  prepare(scope: TagScope, asked: TagParams, page: MeasuredPage, choice: TagChoice): void
  /** Tells it of an event; left out by those who measure nothing. */
  tell?(scope: TagScope, asked: TagParams, event: SiteEvent, page: MeasuredPage): void
  /** A shopper decided while it was there. */
  decided?(scope: TagScope, asked: TagParams, choice: 'all' | 'none'): void
}
