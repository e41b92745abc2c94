import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from './momentInZone'

/** A site at an instant. */
export interface SiteMoment {
  readonly config: { readonly identity: Pick<ResolvedConfig['identity'], 'timeZone'> }
  /** ISO in UTC. */
  readonly now: string
}

/** The date where the site is, such as 2026-07-24 (CNT-05, CNT-08). */
export const siteDay = ({ config, now }: SiteMoment): string => momentInZone(now, config.identity.timeZone).date
