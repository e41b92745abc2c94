import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { recallView } from '../../../storage/recallView'

export interface ListViewProps {
  /** The site's own layout, until a shopper says otherwise. */
  readonly first: 'grid' | 'list'
  /** Whether shoppers may say otherwise. */
  readonly remembers: boolean
  readonly mode: PageRequest['mode']
}

export const listViewId = 'list-view'

/**
 * Says how the cars after it are laid out, for the style sheet. A line of script recalls a shopper's own choice while the page is
 * still being read, so that nothing moves when it is hydrated.
 */
export const ListView = ({ first, remembers, mode }: ListViewProps) => (
  <>
    <span id={listViewId} data-view={first} data-setting="/search/view" hidden suppressHydrationWarning />
    {mode === 'live' && remembers && (
      <script
        data-recalls=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the content policy allows by its hash (apps/site/src/page/writeDocument.tsx)
        dangerouslySetInnerHTML={{ __html: recallView }}
      />
    )}
  </>
)
