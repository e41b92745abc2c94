import type { AlertChoice } from '@forecourt/rules/accounts/alerts/mayMailNow'
import type { Shopper } from '../generated/client'
import type { SignedInShopper } from './SignedInShopper'

export const toSignedInShopper = ({ id, email, mobile, phone, alerts }: Shopper): SignedInShopper => ({
  id,
  email,
  mobile,
  phone: phone || (mobile ?? ''),
  alerts: alerts as AlertChoice,
})
