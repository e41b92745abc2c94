import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { ArrowLink } from '../../../ui/ArrowLink'
import { CheckoutForm } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'

/** Whether the reservation is in an account yet, and how it gets there: by the link of its mail. */
export const AddressNote = ({ checkout, context }: CheckoutViewProps<'held'>) => {
  const { hold, proof } = checkout
  const { config } = context
  if (!hold || !hasAccounts(config)) return null
  const noteClass = 'mt-4 max-w-xl rounded-field bg-raised p-4'
  if (hold.isOwned)
    return (
      <p className={noteClass}>
        It’s in your account. Sign in with your email address any time to see it in{' '}
        <ArrowLink href="/my-garage">{config.garage.name}</ArrowLink>
      </p>
    )
  return proof === null ? (
    <p className={noteClass}>Open the link in our email to confirm your address. We’ll then add it to your account.</p>
  ) : (
    <div className={noteClass}>
      <p className="mb-3">Confirm that {context.entered.contact?.email} is your email address, and we’ll add it to your account.</p>
      <CheckoutForm checkout={checkout} action="confirm" values={{ proof }} label="Confirm my email" look={{ size: 'small' }} />
    </div>
  )
}
