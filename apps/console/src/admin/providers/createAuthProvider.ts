import type { Permission } from '@forecourt/rules/access/permissions'
import { signOut } from 'next-auth/react'
import type { AuthProvider } from 'react-admin'
import { callError } from '../../client/callError'
import { unsubscribe } from '../../client/notifications/notifications'
import type { Me } from '../../client/Records'
import { trpc } from '../../client/trpc'

const maxAgeMs = 30_000

/** Redirects to the sign-in page. The promise never resolves, because the page unloads. */
const redirectToSignIn = (): Promise<never> => {
  const back = window.location.hash.length > 2 ? `&back=${encodeURIComponent(window.location.hash)}` : ''
  window.location.assign(`/sign-in?error=SessionRequired${back}`)
  return new Promise(() => {})
}

/** Auth provider of react-admin. The server enforces permissions; this only controls what is shown. */
export const createAuthProvider = (): AuthProvider => {
  let cached: { readonly me: Promise<Me>; readonly readAt: number } | undefined
  const me = (): Promise<Me> => {
    if (!cached || Date.now() - cached.readAt > maxAgeMs) {
      const ownAccount = trpc.me.query()
      ownAccount.catch(() => {
        cached = undefined
      })
      cached = { me: ownAccount, readAt: Date.now() }
    }
    return cached.me
  }
  return {
    login: async () => {},
    logout: async () => {
      await unsubscribe().catch(() => {})
      await signOut({ redirect: false })
      window.location.assign('/sign-in')
      return false
    },
    checkAuth: async () => {
      try {
        await me()
      } catch (error) {
        if (callError(error).code === 'UNAUTHORIZED') await redirectToSignIn()
      }
    },
    checkError: async (error: unknown) => {
      if (callError(error).code === 'UNAUTHORIZED') await redirectToSignIn()
    },
    getIdentity: async () => {
      const { user } = await me()
      return { id: user.id, fullName: user.name, email: user.email }
    },
    getPermissions: async (): Promise<{ me: Me; may: (permission: Permission) => boolean }> => {
      const who = await me()
      return { me: who, may: (permission) => who.permissions.includes(permission) }
    },
  }
}
