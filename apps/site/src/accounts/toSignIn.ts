import { codeAgainSeconds } from '@forecourt/rules/access/codeAgainSeconds'
import { ownPath } from '@forecourt/rules/accounts/findGate'
import { signInType } from '@forecourt/rules/accounts/hasAccounts'
import { maskedContact, type SecondWay, type SignIn, type SignInProblem, signInProblems } from '@forecourt/rules/accounts/SignIn'

/** Where signing in leads to and back to, as an address or a form says it: paths of the site alone (RTE-13, AUTH-08). */
export function signInWay(said: URLSearchParams): Pick<SignIn, 'type' | 'redirect' | 'back'> {
  return {
    type: signInType(said.get('type')),
    redirect: ownPath(said.get('redirect'), '/my-garage'),
    back: ownPath(said.get('back'), '/'),
  }
}

/** Whether a shopper who is signed in asks for a second way in (AUTH-02). */
export const asksToAdd = (said: URLSearchParams): boolean => said.get('add') === '1'

/** Where signing in leads to, as an address or a form carries it on. */
export const carriedWay = (said: URLSearchParams): { readonly [name: string]: string } => ({
  ...signInWay(said),
  ...(asksToAdd(said) && { add: '1' }),
})

/** The sign-in page as its address and its step say it. */
export function toSignIn(
  said: URLSearchParams,
  { step, sentTo, adds = null }: Pick<SignIn, 'step' | 'sentTo'> & { readonly adds?: SecondWay | null },
): SignIn {
  const problem = said.get('problem')
  const again = Number(said.get('again') ?? Number.NaN)
  return {
    ...signInWay(said),
    step,
    sentTo: sentTo && maskedContact(sentTo),
    adds,
    problem: problem !== null && Object.hasOwn(signInProblems, problem) ? (problem as SignInProblem) : null,
    again: problem === 'soon' && Number.isInteger(again) && again > 0 && again <= codeAgainSeconds ? again : null,
  }
}
