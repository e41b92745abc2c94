import { CallDealer } from './CallDealer'
import type { ValuationStepProps } from './ValuationStepProps'

/** What was sent while nothing could be looked up is safe, and what happens to it. */
export const PendingStep = ({ content }: ValuationStepProps) => (
  <>
    <div className="rounded-card bg-raised p-6">
      <p className="text-subsection font-semibold text-balance">{content.siteName} gets back to you</p>
      <p className="mt-2 max-w-prose text-pretty">
        We can’t look anything up this minute, so there is no figure yet. Nothing is lost: as soon as we can again, the dealership gets it
        all, and you get a mail.
      </p>
    </div>
    <CallDealer phone={content.phone} />
  </>
)
