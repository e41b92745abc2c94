import type { Database } from '@forecourt/data/createDatabase'
import type { PaymentProviders } from './PaymentProvider'
import { paymentKeys } from './paymentKeys'
import { stripeProvider } from './stripeProvider'
import { testBank } from './testBank'

export interface ProvidersOptions {
  readonly db: Database
  /** The installation's. */
  readonly secret: string
  /** Where the keys of accounts are. */
  readonly variables: NodeJS.ProcessEnv
  now(): string
}

/** Every payment provider that accounts can be of. */
export const createProviders = ({ db, secret, variables, now }: ProvidersOptions): PaymentProviders => ({
  testBank: testBank({ db, secret, now }),
  stripe: stripeProvider({ keysOf: paymentKeys(variables) }),
})
