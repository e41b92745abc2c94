import type { Database } from '@forecourt/data/createDatabase'
import type { PaymentProviders } from './PaymentProvider'
import { paymentKeys } from './paymentKeys'
import { stripeProvider } from './stripeProvider'
import { testBank } from './testBank'

export interface ProvidersOptions {
  readonly db: Database
  /** Secret of the installation. */
  readonly secret: string
  /** Environment variables with the keys of accounts. */
  readonly variables: NodeJS.Dict<string>
  now(): string
}

/** All payment providers. */
export const createPaymentProviders = ({ db, secret, variables, now }: ProvidersOptions): PaymentProviders => ({
  testBank: testBank({ db, secret, now }),
  stripe: stripeProvider({ keysOf: paymentKeys(variables) }),
})
