import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { dayText } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer, groupThousands } from '@forecourt/rules/format/groupThousands'
import { momentText } from '@forecourt/rules/format/momentText'
import { carHref } from '@forecourt/rules/routing/carHref'
import { requiresSmsCode } from '@forecourt/rules/valuations/isValuedOnline'
import type { NoFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import { offerText } from '@forecourt/rules/valuations/tradeInText'
import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { ReactNode } from 'react'
import { ArrowLink } from '../../ui/ArrowLink'
import { CallDealer } from './PendingStep'
import { TextField, ValuationStepForm, type ValuationStepProps } from './ValuationStepForm'
import type { ValuationContent } from './valuationContent'

const noFigureText = 'We couldn’t work out a figure online.'

/** Why the dealership calls instead of showing a figure, with the limits of the site's settings (TRD-03). */
export const whyCall = (reason: NoFigureReason | null, { siteName, settings }: ValuationContent): string => {
  const { mostYears, mostKm } = settings.valuation
  switch (reason) {
    case 'off':
      return `${siteName} gives figures in person rather than online.`
    case 'make':
      return `${siteName} values this make in person.`
    case 'limits':
      return `We can’t give an online figure for vehicles more than ${mostYears} ${mostYears === 1 ? 'year' : 'years'} old or with more than ${groupThousands(mostKm)} km.`
    case 'unproved':
      // Spam gets this reason too, also on a site that confirms no mobiles.
      return requiresSmsCode(settings) ? 'We only show a figure online once your mobile is confirmed.' : noFigureText
    default:
      return noFigureText
  }
}

/** What a figure before the inspection depends on. */
export const subjectToInspection = 'The dealership will inspect your vehicle first, and the figure may change.'

/** A figure for the shopper's vehicle. */
export const Figure = ({ label, text, children }: { readonly label: string; readonly text: string; readonly children?: ReactNode }) => (
  <div className="rounded-card bg-raised p-6">
    <p className="text-small font-semibold text-muted">{label}</p>
    <p className="mt-1 text-title leading-tight font-semibold tabular-nums wrap-anywhere">{text}</p>
    {children}
  </div>
)

/** The valuation with its basis and validity; or that the dealership will call. */
export const ResultStep = (props: ValuationStepProps) => {
  const { content, page, id, busy } = props
  const { valuation, signedIn, journeyHref } = page
  if (!valuation) return null
  const { state, vehicle, km, validUntil, source, appraisalAt, car, offerCents, lowCents } = valuation
  const text = offerText(valuation)
  const name = [vehicleName(vehicle), km === null ? null : formatOdometer(km)].filter(Boolean).join(', ')
  const until = validUntil && dayText(validUntil, content.timeZone)
  const isOpen = state === 'valued'
  const acceptableCents = offerCents ?? lowCents
  const labels = {
    asked: '',
    valued: offerCents === null ? 'Online estimate' : 'Our offer',
    accepted: 'You accepted',
    expired: 'This offer has expired',
    appraised: 'After inspection',
  }
  return (
    <>
      {text === null ? (
        <div className="rounded-card bg-raised p-6">
          <p className="text-subsection font-semibold text-balance">{content.siteName} will call you</p>
          <p className="mt-2 max-w-prose text-pretty">
            {whyCall(valuation.reason, content)} Your answers{valuation.photos.length > 0 ? ' and photos are' : ' are'} with the dealership,
            who’ll call you with a figure for your {vehicleName(vehicle) || 'vehicle'}.
          </p>
        </div>
      ) : (
        <Figure label={labels[state]} text={text}>
          <p className="mt-2 text-small wrap-anywhere">{name}</p>
          {until && isOpen && <p className="mt-1 text-small">Valid until {until}.</p>}
          {until && state === 'expired' && <p className="mt-1 text-small">It was valid until {until}.</p>}
        </Figure>
      )}
      {text !== null && (
        <p className="mt-4 max-w-prose text-small text-muted text-pretty">
          {source && `Based on: ${source}. `}
          It assumes the condition you described and {km === null ? 'kilometres' : formatOdometer(km)}.{' '}
          {state === 'appraised' ? 'The dealership has inspected your vehicle.' : subjectToInspection}
        </p>
      )}
      {isOpen && acceptableCents !== null && (
        <div className="mt-2">
          <ValuationStepForm
            page={page}
            busy={busy}
            action="accept"
            button={`Accept ${offerCents === null ? 'from ' : ''}${formatMoney(acceptableCents)}`}
          />
          <p className="mt-2 max-w-prose text-tiny text-muted text-pretty">
            Accepting doesn’t commit you to anything. It lets the dealership know you’d like to go ahead.
          </p>
        </div>
      )}
      {state === 'expired' && <ValuationStepForm page={page} busy={busy} action="renew" button="Get a new valuation" />}
      {car && journeyHref && (
        <p className="mt-4">
          <ArrowLink href={journeyHref}>{`Continue with the ${car.name}`}</ArrowLink>
        </p>
      )}
      {car && !journeyHref && text !== null && state !== 'expired' && (
        <p className="mt-4">
          <ArrowLink href={carHref(car)}>{`Back to the ${car.name}`}</ArrowLink>
        </p>
      )}
      <div className="mt-8 border-t border-line pt-6">
        <p className="font-semibold">{appraisalAt ? 'You’ve requested an appraisal' : 'Get it appraised'}</p>
        {appraisalAt && <p className="mt-1 text-small text-muted">{momentText(appraisalAt)}. The dealership will confirm the time.</p>}
        <div className="mt-3">
          <ValuationStepForm
            page={page}
            busy={busy}
            action="appraisal"
            button={appraisalAt ? 'Request another time' : 'Book an appraisal'}
            variant="secondary"
          >
            <TextField
              id={`${id}-appraisal`}
              name="appraisalAt"
              type="datetime-local"
              label="When could you drop in?"
              required
              fault={page.faults.appraisalAt}
              className="max-w-72"
            />
          </ValuationStepForm>
        </div>
      </div>
      <div className="mt-6 border-t border-line pt-2">
        <ValuationStepForm
          page={page}
          busy={busy}
          action="save"
          button={signedIn ? 'Save it to my garage' : 'Email me the link'}
          variant="outline"
          aside={
            hasAccounts(content.settings) && !signedIn ? (
              <a
                href="/sign-in?type=trade-in&redirect=/my-garage&back=/cars/trade-in"
                className="inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline"
              >
                Sign in to save it to your garage
              </a>
            ) : undefined
          }
        />
      </div>
      <CallDealer phone={content.phone} />
    </>
  )
}
