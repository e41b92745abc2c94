import { signIn } from 'next-auth/react'

/** Signs in with a password just chosen; where a second factor is asked for as well, by the sign-in page. */
export const enterWith = async (email: string, password: string): Promise<void> => {
  const answer = await signIn('credentials', { email, password, redirect: false }).catch(() => undefined)
  window.location.assign(answer?.ok && !answer.error ? '/' : '/sign-in?error=passwordSet')
}
