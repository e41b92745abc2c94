import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import type { PageLoader } from '../PageLoader'

const newSignIn: SignIn = {
  type: 'my-garage',
  redirect: '/my-garage',
  back: '/',
  step: 'contact',
  sentTo: '',
  problem: null,
  retrySeconds: null,
  addedMethod: null,
}

/** The state of the sign-in; the first step without a shopper. */
export const signIn: PageLoader<'signIn'> = {
  load: async (_db, _site, _route, data, { own }) => ({ page: 'signIn', site: data, signIn: own?.signIn ?? newSignIn }),
}
