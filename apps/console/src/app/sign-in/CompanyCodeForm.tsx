'use client'

import { signIn } from 'next-auth/react'
import { type FormEvent, useId, useState } from 'react'
import { signInMessage } from '../../auth/signInMessage'
import { BackToSignIn } from './BackToSignIn'
import { CodeField } from './CodeField'
import { FormMessage } from './FormMessage'
import styles from './sign-in.module.css'

/** Requests the code of the account's second factor after a company (OIDC) sign-in. */
export const CompanyCodeForm = () => {
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const messageId = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setMessage(null)
    const result = await signIn('company-code', { code, redirect: false }).catch(() => undefined)
    if (result?.ok && !result.error) {
      window.location.assign('/')
      return
    }
    setBusy(false)
    setMessage(signInMessage(result?.error ?? 'unreachable'))
  }

  return (
    <>
      <form onSubmit={submit} className={styles.form} aria-describedby={message ? messageId : undefined}>
        <FormMessage id={messageId} message={message} />
        <CodeField value={code} isInvalid={message !== null} onChange={setCode} />
        <button type="submit" className={styles.submit} disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <BackToSignIn />
    </>
  )
}
