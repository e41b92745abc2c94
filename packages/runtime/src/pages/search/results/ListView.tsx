import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { restoreViewScript } from '../../../storage/restoreViewScript'

export interface ListViewProps {
  /** The site's default layout. */
  readonly first: 'grid' | 'list'
  /** Whether shoppers can change the layout. */
  readonly remembers: boolean
  readonly mode: PageRequest['mode']
}

export const listViewId = 'list-view'

/**
 * Sets the layout of the following cars for the style sheet. An inline script restores the shopper's stored choice while the page is being
 * parsed, so that nothing moves on hydration.
 */
export const ListView = ({ first, remembers, mode }: ListViewProps) => (
  <>
    <span id={listViewId} data-view={first} data-setting="/search/view" hidden suppressHydrationWarning />
    {mode === 'live' && remembers && (
      <script
        data-recalls=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash (writeDocument)
        dangerouslySetInnerHTML={{ __html: restoreViewScript }}
      />
    )}
  </>
)
