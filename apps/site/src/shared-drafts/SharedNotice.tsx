import type { SharedDraft } from '@forecourt/data/publishing/sharing/sharedDraft'
import { formatMoment } from '@forecourt/rules/format/formatDate'

/** Banner of a shared draft. */
export const SharedNotice = ({ draft, now }: { readonly draft: SharedDraft; readonly now: string }) => (
  <aside aria-label="Shared draft" className="shared-notice">
    <strong>Draft of {draft.name}</strong> shared by {draft.author}, expires{' '}
    {formatMoment(draft.expiresAt, draft.site.config.identity.timeZone, now)}. <strong>Not live.</strong>
  </aside>
)
