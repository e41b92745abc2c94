import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/sendsTextMessages'
import type { SecondWay } from './SignIn'

interface Known {
  readonly email: string | null
  readonly mobile: string | null
}

/** The way in that an account has not got yet and could: an address, or a mobile where the site sends codes to some; null for none (AUTH-02). */
export const secondWay = ({ email, mobile }: Known, config: Pick<ResolvedConfig, 'auth'>): SecondWay | null => {
  if (email === null) return 'email'
  return mobile === null && sendsTextMessages(config) ? 'mobile' : null
}
