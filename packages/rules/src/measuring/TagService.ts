import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { MeasuredPage, SiteEvent } from './SiteEvent'

/** Content-Security-Policy sources of a third-party tag. */
export interface TagOrigins {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame?: readonly string[]
  readonly style?: readonly string[]
  readonly font?: readonly string[]
  readonly media?: readonly string[]
}

/** The page's global scope. */
export type TagScope = { [name: string]: unknown }

/** The shopper's cookie choice; null if not made yet. */
export type TagChoice = 'all' | 'none' | null

/** Parameters of a tag. */
export interface TagParams {
  /** The site's id at the service. */
  readonly token: string
  readonly automotive: boolean
}

/** A third-party tag: one file in `services/`, listed in `tagServices.ts`. */
export interface TagService {
  readonly title: string
  /** The id from the site's settings; empty if not configured. */
  token(config: Pick<ResolvedConfig, 'measuring' | 'chat'>): string
  readonly origins: TagOrigins
  /** URL of its script. */
  script(params: TagParams): string
  /** Sets up the page before the script loads. */
  prepare(scope: TagScope, params: TagParams, page: MeasuredPage, choice: TagChoice): void
  /** Sends an event; omitted by tags without analytics. */
  send?(scope: TagScope, params: TagParams, event: SiteEvent, page: MeasuredPage): void
  /** Reports a cookie choice made while the tag is loaded. */
  updateChoice?(scope: TagScope, params: TagParams, choice: 'all' | 'none'): void
}
