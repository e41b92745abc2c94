import { PhoneNumber } from '../../ui/PhoneNumber'
import type { ValuationStepProps } from './ValuationStepForm'

/** The dealership's phone number; null if the site has none. */
export const CallDealer = ({ phone }: { readonly phone: string }) =>
  phone ? (
    <p className="mt-4">
      Prefer to talk now? Call{' '}
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
      <p className="text-subsection font-semibold text-balance">{content.siteName} will get back to you</p>
      <p className="mt-2 max-w-prose text-pretty">
        We can’t look up vehicles right now, so there’s no figure yet. We’ve saved your details. As soon as we can, we’ll pass them on to
        the dealership and email you.
      </p>
    </div>
    <CallDealer phone={content.phone} />
  </>
)
