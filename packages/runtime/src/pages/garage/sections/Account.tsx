import { type AlertChoice, alertChoices, sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { missingSignInMethod } from '@forecourt/rules/accounts/SignIn'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { Button } from '../../../ui/Button'
import { PhoneNumber, withPhoneNumbers } from '../../../ui/PhoneNumber'
import { FormButton } from '../FormButton'
import type { GarageProps } from './GarageProps'

const hour = (hours: number): string => {
  if (hours === 0 || hours === 24) return 'midnight'
  return hours === 12 ? 'noon' : `${hours % 12} ${hours < 12 ? 'am' : 'pm'}`
}

/** Settings for notifications about cars, and their frequency. */
export const Alerts = ({ config, data }: GarageProps) => {
  const { email, alerts } = data.garage
  const { quietFrom, quietUntil } = config.garage
  return (
    <form method="post" action="/api/account/alerts" className="max-w-2xl">
      <fieldset>
        <legend className="mb-2 text-muted wrap-anywhere">
          To {email}, from {config.identity.name}:
        </legend>
        {(Object.keys(alertChoices) as AlertChoice[]).map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="choice"
              value={choice}
              defaultChecked={choice === alerts}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span>{alertChoices[choice]}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 mb-4 text-small text-muted text-pretty">
        {(quietFrom < 24 || quietUntil > 0) && `We won’t email between ${hour(quietFrom)} and ${hour(quietUntil)}. `}
        Every email has a one-tap unsubscribe link.
      </p>
      <Button type="submit" size="small">
        Save my choice
      </Button>
    </form>
  )
}

/** Sign-in details and sign-out. */
export const Account = ({ config, data }: GarageProps) => {
  const { email, mobile, phone } = data.garage
  const adds = missingSignInMethod(data.garage, config)
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
            ? `Add an email address to see enquiries you made with it here too${sendsAlerts(config) ? ', and to get emails about cars' : ''}.`
            : 'Add a mobile to see enquiries you made with it here too.'}{' '}
          <a
            href={`/sign-in?${new URLSearchParams({ type: 'my-garage', redirect: '/my-garage', back: '/my-garage', add: '1' })}`}
            className="inline-flex min-h-6 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {adds === 'email' ? 'Add an email address' : 'Add a mobile'}
          </a>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <FormButton action="sign-out" variant="secondary" size="small">
          Sign out
        </FormButton>
        <FormButton action="sign-out-everywhere" variant="outline" size="small">
          Sign out everywhere
        </FormButton>
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
          Delete my account
        </summary>
        <p className="mt-1 mb-3 text-small text-muted text-pretty">
          Everything on this page except your enquiries will be deleted straight away and can’t be recovered. Your messages stay with the
          dealership, who can delete them if you ask.
        </p>
        <FormButton action="erase" variant="outline" size="small">
          Delete permanently
        </FormButton>
      </details>
    </>
  )
}
