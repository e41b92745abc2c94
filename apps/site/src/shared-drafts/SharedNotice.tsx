import type { SharedDraft } from '@forecourt/data/sharing/sharedDraft'
import { momentWords } from '@forecourt/rules/dates/momentWords'

/** Says above every page of a shared draft what it is. It wears no site's colours, so that nobody takes it for part of one. */
export const SharedNotice = ({ draft, now }: { readonly draft: SharedDraft; readonly now: string }) => (
  <aside
    aria-label="Shared draft"
    className="sticky top-0 z-60 bg-[#16191d] px-4 py-2 text-center font-sans text-[0.875rem] leading-snug text-[#f4f5f7] print:hidden"
  >
    <strong className="font-semibold">Draft of {draft.name}</strong> shared by {draft.author}, expires{' '}
    {momentWords(draft.expiresAt, draft.site.config.identity.timeZone, now)}. <strong className="font-semibold">Not live.</strong>
  </aside>
)
