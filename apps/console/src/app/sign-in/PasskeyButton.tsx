'use client'

import { browserSupportsWebAuthn, type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { signIn } from 'next-auth/react'
import { useSyncExternalStore } from 'react'
import { signInMessage } from '../../auth/signInMessage'
import { callAccount } from './callAccount'
import styles from './sign-in.module.css'

interface Props {
  readonly busy: boolean
  readonly onBusy: (busy: boolean) => void
  /** Called with the error message of an attempt, and with null when another attempt begins. */
  readonly onMessage: (message: string | null) => void
  readonly onSignedIn: () => void
}

const subscribeToNothing = () => () => undefined

/** Signs in with a passkey. Shown only where the browser supports passkeys. */
export const PasskeyButton = ({ busy, onBusy, onMessage, onSignedIn }: Props) => {
  const supported = useSyncExternalStore(subscribeToNothing, browserSupportsWebAuthn, () => false)
  const signInWithPasskey = async (): Promise<string | null> => {
    const challenge = await callAccount<{ options: PublicKeyCredentialRequestOptionsJSON; ticket: string }>('passkey', {})
    if (!challenge.ok) return challenge.message
    const response = await startAuthentication({ optionsJSON: challenge.options }).catch(() => null)
    // A user who closes the device's dialog wants to sign in some other way.
    if (!response) return null
    const result = await signIn('passkey', { ticket: challenge.ticket, response: JSON.stringify(response), redirect: false }).catch(
      () => undefined,
    )
    if (!result?.ok || result.error) return signInMessage(result?.error ?? 'unreachable')
    onSignedIn()
    return null
  }
  const press = async () => {
    onBusy(true)
    onMessage(null)
    onMessage(await signInWithPasskey())
    onBusy(false)
  }
  if (!supported) return null
  return (
    <button type="button" className={styles.company} disabled={busy} onClick={() => void press()}>
      Sign in with a passkey
    </button>
  )
}
