import { PhoneNumber } from '../../ui/PhoneNumber'
import type { ValuationStepProps } from './ValuationStepForm'

/** The dealership's phone number; null if the site has none. */
export const CallDealer = ({ phone }: { readonly phone: string }) =>
  phone ? (
    <p className="mt-4">
      Rather talk now? Call{' '}
      <a
        href={`tel:${phone.replace(/\s/g, '')}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        <PhoneNumber>{phone}</PhoneNumber>
      </a>
    </p>
  ) : null

/** Confirms that the details were saved although the lookup is unavailable, and explains what happens next. */
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
