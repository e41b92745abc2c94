import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { type Accounts, accountWatcher } from './accountWatcher'
import { siteHost } from './siteHost'
import { type SearchOptions, stockSearcher } from './stockSearcher'

/** What a page is told about the site around it. */
export interface HostOptions extends Pick<RuntimeHost, 'pictureOrigin'> {
  /** Left out where nobody searches. */
  readonly search?: SearchOptions
  /** Who can save cars, where shoppers can sign in; left out where they can't. */
  readonly accounts?: Accounts
}

/** The public site around the parts of a page. */
export const createHost = ({ pictureOrigin, search, accounts }: HostOptions): RuntimeHost => ({
  ...siteHost,
  pictureOrigin,
  ...stockSearcher(search),
  ...accountWatcher(accounts),
})
