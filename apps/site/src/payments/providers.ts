import { createPaymentProviders } from '@forecourt/services/payments/createPaymentProviders'
import type { PaymentProviders } from '@forecourt/services/payments/PaymentProvider'
import { env, paymentVariables } from '../env'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

/** Payment providers of this installation. */
export const providers = (): PaymentProviders =>
  shared('paymentProviders', () =>
    createPaymentProviders({
      db: database(),
      secret: env().INTERNAL_SECRET,
      variables: paymentVariables(),
      now: () => new Date().toISOString(),
    }),
  )
