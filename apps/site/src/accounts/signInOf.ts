import { maskedContact } from '@forecourt/rules/accounts/maskedContact'
import { ownPath } from '@forecourt/rules/accounts/ownPath'
import { type SignIn, type SignInProblem, signInProblems } from '@forecourt/rules/accounts/SignIn'
import { signInType } from '@forecourt/rules/accounts/signInTypes'

/** Where signing in leads to and back to, as an address or a form says it: paths of the site alone (RTE-13, AUTH-08). */
export function signInWay(said: URLSearchParams): Pick<SignIn, 'type' | 'redirect' | 'back'> {
  return {
    type: signInType(said.get('type')),
    redirect: ownPath(said.get('redirect'), '/my-garage'),
    back: ownPath(said.get('back'), '/'),
  }
}

/** The sign-in page as its address and its step say it. */
export function signInOf(said: URLSearchParams, { step, sentTo }: Pick<SignIn, 'step' | 'sentTo'>): SignIn {
  const problem = said.get('problem')
  return {
    ...signInWay(said),
    step,
    sentTo: sentTo && maskedContact(sentTo),
    problem: problem !== null && Object.hasOwn(signInProblems, problem) ? (problem as SignInProblem) : null,
  }
}
