import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { secondWay } from '@forecourt/rules/accounts/secondWay'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { PhoneNumber, withPhoneNumbers } from '../../../ui/PhoneNumber'
import { PressButton } from '../PressButton'
import type { GarageProps } from './GarageProps'

/** How a shopper signs in, and the way out. */
export const Account = ({ config, data }: GarageProps) => {
  const { email, mobile, phone } = data.garage
  const adds = secondWay(data.garage, config)
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] [&>dd]:mb-2 sm:[&>dd]:mb-0">
        <dt className="text-muted">Signed in as</dt>
        <dd className="wrap-anywhere">
          {withPhoneNumbers([email, mobile && writtenPhone(mobile, config.identity.country)].filter(Boolean).join(' or '))}
        </dd>
        {phone && phone !== mobile && (
          <>
            <dt className="text-muted">Phone</dt>
            <dd>
              <PhoneNumber>{writtenPhone(phone, config.identity.country)}</PhoneNumber>
            </dd>
          </>
        )}
      </dl>
      {adds && (
        <p className="mt-3 text-small text-muted text-pretty">
          {adds === 'email'
            ? `With an email address, what you asked us by mail is here, too${sendsAlerts(config) ? ', and you can hear of cars' : ''}.`
            : 'With a mobile, what you asked us from it is here, too.'}{' '}
          <a
            href={`/sign-in?${new URLSearchParams({ type: 'my-garage', redirect: '/my-garage', back: '/my-garage', add: '1' })}`}
            className="inline-flex min-h-6 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {adds === 'email' ? 'Add an email address' : 'Add a mobile'}
          </a>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <PressButton deed="sign-out" variant="secondary" size="small">
          Sign out
        </PressButton>
        <PressButton deed="sign-out-everywhere" variant="outline" size="small">
          Sign out everywhere
        </PressButton>
        <a
          href="/api/account/export"
          download="my-data.json"
          className="inline-flex min-h-11 items-center rounded-control px-3.5 text-small font-semibold text-link hover:bg-raised"
        >
          Download my data
        </a>
      </div>
      <details className="mt-6 max-w-2xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-danger">
          Erase my account
        </summary>
        <p className="mt-1 mb-3 text-small text-muted text-pretty">
          Everything on this page but what you asked the dealership goes at once, and can’t be brought back. Your messages stay with the
          dealership, who can erase them when you ask.
        </p>
        <PressButton deed="erase" variant="outline" size="small">
          Erase it for good
        </PressButton>
      </details>
    </>
  )
}
