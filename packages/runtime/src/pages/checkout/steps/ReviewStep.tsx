import { journeyLines } from '@forecourt/rules/checkout/journeyLines'
import { withPhoneNumbers } from '../../../ui/PhoneNumber'
import { DepositTerms } from '../DepositTerms'
import { MoneyLines } from '../MoneyLines'
import type { StepViewProps } from '../StepViewProps'
import { stepHref } from '../stepHref'

/** Everything once more, each with a way back to it, and the deposit's terms. */
export const ReviewStep = ({ checkout, about, site }: StepViewProps) => (
  <>
    <dl className="border-t border-line">
      {journeyLines(about).map(({ step, title, text }) => (
        <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-line py-3">
          <dt className="text-small text-muted">{title}</dt>
          <dd className="col-start-1 wrap-anywhere">{withPhoneNumbers(text)}</dd>
          {checkout.token !== null && step !== 'car' && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <a
                href={stepHref(checkout.token, step)}
                className="inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline"
              >
                Change<span className="sr-only">: {title}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
    <MoneyLines about={about} />
    <DepositTerms config={about.config} site={site} className="mt-6" />
  </>
)
