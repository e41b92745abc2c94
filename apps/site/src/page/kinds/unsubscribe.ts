import type { UnsubscribeContext } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { OwnPage } from '../OwnPage'

const states: readonly string[] = ['stopped', 'old', 'address', 'wait'] satisfies UnsubscribeContext['state'][]

/** The unsubscribe state, from the query. */
export const unsubscribe: OwnPage<'unsubscribe'> = async ({ params }) => {
  const state = params.get('state') ?? ''
  return {
    unsubscribing: {
      token: (params.get('token') ?? '').slice(0, 200),
      state: states.includes(state) ? (state as UnsubscribeContext['state']) : 'asked',
    },
  }
}
