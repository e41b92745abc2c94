import { alertChoices } from '@forecourt/rules/accounts/alerts/alertChoices'
import type { AlertChoice } from '@forecourt/rules/accounts/alerts/mayMailNow'
import { Button } from '../../../ui/Button'
import type { GarageProps } from './GarageProps'

const hour = (hours: number): string => {
  if (hours === 0 || hours === 24) return 'midnight'
  return hours === 12 ? 'noon' : `${hours % 12} ${hours < 12 ? 'am' : 'pm'}`
}

/** Whether, and how often, a shopper is told of cars. */
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
        {(quietFrom < 24 || quietUntil > 0) && `Never between ${hour(quietFrom)} and ${hour(quietUntil)}. `}
        Every mail has a link that ends them with one press.
      </p>
      <Button type="submit" size="small">
        Save my choice
      </Button>
    </form>
  )
}
