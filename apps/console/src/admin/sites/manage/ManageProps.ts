import type { SiteRecord } from '../../../client/Records'

/** What every card about a site as a whole is given. */
export interface ManageProps {
  readonly site: SiteRecord
  readonly onDone: () => void
}
