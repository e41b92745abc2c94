import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { CarButtonNeed } from './CarButtonRule'

interface SiteNeed {
  readonly needs: string
  readonly setting?: string
  readonly until: string
  readonly holds: (config: ResolvedConfig, label: string) => boolean
}

/** A need that the site's settings alone meet: publishing warns where they don't, since the button then shows on no car (VDP-07). */
export const siteNeed = ({ needs, setting, until, holds }: SiteNeed): CarButtonNeed => ({
  needs,
  setting,
  holds: (_car, { config }, label) => holds(config, label),
  ofSite: { holds, until },
})
