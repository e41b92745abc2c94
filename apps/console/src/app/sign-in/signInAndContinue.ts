import { signIn } from 'next-auth/react'

/** Signs in with the password just set; continues on the sign-in page where a second factor is required. */
export const signInAndContinue = async (email: string, password: string): Promise<void> => {
  const result = await signIn('credentials', { email, password, redirect: false }).catch(() => undefined)
  window.location.assign(result?.ok && !result.error ? '/' : '/sign-in?error=passwordSet')
}
