import { cookies } from 'next/headers'
import { env } from '../env'
import { deviceCookieName, newDeviceCookie } from './knownDevice'

const halfAYear = 180 * 86_400

/** Marks the browser as known to an account, after a sign-in or a mailed link. */
export const rememberDevice = async (email: string): Promise<void> => {
  const { AUTH_SECRET, CONSOLE_URL } = env()
  const secure = CONSOLE_URL.startsWith('https://')
  const cookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: halfAYear } as const
  ;(await cookies()).set(deviceCookieName(email), newDeviceCookie(AUTH_SECRET, email), cookieOptions)
}
