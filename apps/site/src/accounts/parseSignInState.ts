import { codeResendSeconds } from '@forecourt/rules/access/codeResendSeconds'
import { safeRedirectPath } from '@forecourt/rules/accounts/findGate'
import { signInType } from '@forecourt/rules/accounts/hasAccounts'
import { maskedContact, type SignIn, type SignInMethod, type SignInProblem, signInProblems } from '@forecourt/rules/accounts/SignIn'

/** Return addresses of sign-in from a query or form; paths of the site only (RTE-13, AUTH-08). */
export function parseReturnAddresses(params: URLSearchParams): Pick<SignIn, 'type' | 'redirect' | 'back'> {
  return {
    type: signInType(params.get('type')),
    redirect: safeRedirectPath(params.get('redirect'), '/my-garage'),
    back: safeRedirectPath(params.get('back'), '/'),
  }
}

/** Whether a signed-in shopper adds a second sign-in method (AUTH-02). */
export const isAddingMethod = (params: URLSearchParams): boolean => params.get('add') === '1'

/** Return addresses as query parameters. */
export const returnParams = (params: URLSearchParams): { readonly [name: string]: string } => ({
  ...parseReturnAddresses(params),
  ...(isAddingMethod(params) && { add: '1' }),
})

/** State of the sign-in page from its query and step. */
export function parseSignInState(
  params: URLSearchParams,
  { step, sentTo, addedMethod = null }: Pick<SignIn, 'step' | 'sentTo'> & { readonly addedMethod?: SignInMethod | null },
): SignIn {
  const problem = params.get('problem')
  const retrySeconds = Number(params.get('again') ?? Number.NaN)
  return {
    ...parseReturnAddresses(params),
    step,
    sentTo: sentTo && maskedContact(sentTo),
    addedMethod,
    problem: problem !== null && Object.hasOwn(signInProblems, problem) ? (problem as SignInProblem) : null,
    retrySeconds:
      problem === 'soon' && Number.isInteger(retrySeconds) && retrySeconds > 0 && retrySeconds <= codeResendSeconds ? retrySeconds : null,
  }
}
