'use client'

import { signIn } from 'next-auth/react'
import { type FormEvent, useId, useState } from 'react'
import { signInMessage } from '../../auth/signInMessage'
import type { DemoLogin } from '../../env'
import { CodeField } from './CodeField'
import { FormMessage } from './FormMessage'
import { PasskeyButton } from './PasskeyButton'
import styles from './sign-in.module.css'

interface Props {
  readonly firstMessage: string | null
  readonly firstNotice: string | null
  readonly companyLabel: string | null
  readonly demoLogins: readonly DemoLogin[]
  /** The hash of the console page to return to. */
  readonly back: string
}

/** The field that an error code marks as invalid; errors such as an expired session mark none. */
const invalidField: { readonly [code: string]: 'password' | 'code' } = {
  wrong: 'password',
  CredentialsSignin: 'password',
  wrongCode: 'code',
}

/** Signs a user in by email and password, by a passkey or by their company's account, and shows errors. */
export const SignInForm = ({ firstMessage, firstNotice, companyLabel, demoLogins, back }: Props) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState(firstMessage)
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [invalidFields, setInvalidFields] = useState<'password' | 'code' | null>(null)
  const messageId = useId()

  const openConsole = () => window.location.assign(`/${back}`)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setMessage(null)
    const result = await signIn('credentials', { email, password, code, redirect: false }).catch(() => undefined)
    if (result?.ok && !result.error) {
      openConsole()
      return
    }
    setBusy(false)
    setInvalidFields(invalidField[result?.error ?? ''] ?? null)
    if (result?.error === 'code') {
      setNeedsCode(true)
      return
    }
    setMessage(signInMessage(result?.error ?? 'unreachable'))
  }

  return (
    <>
      <form onSubmit={submit} className={styles.form} aria-describedby={message ? messageId : undefined}>
        {firstNotice && !message && (
          <p role="status" className={styles.good}>
            {firstNotice}
          </p>
        )}
        <FormMessage id={messageId} message={message} />
        <label className={styles.field}>
          Email
          <input
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            aria-invalid={message && invalidFields === 'password' ? true : undefined}
          />
        </label>
        <label className={styles.field}>
          Password
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            aria-invalid={message && invalidFields === 'password' ? true : undefined}
          />
        </label>
        {needsCode && <CodeField value={code} isInvalid={Boolean(message) && invalidFields === 'code'} onChange={setCode} />}
        <button type="submit" className={styles.submit} disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <p className={styles.links}>
        <a href="/forgot-password">Forgotten password?</a>
      </p>
      <PasskeyButton busy={busy} onBusy={setBusy} onMessage={setMessage} onSignedIn={openConsole} />
      {companyLabel && (
        <button type="button" className={styles.company} onClick={() => signIn('oidc', { callbackUrl: '/' })}>
          {companyLabel}
        </button>
      )}
      {demoLogins.length > 0 && (
        <section className={styles.demo} aria-labelledby="demo-logins">
          <h2 id="demo-logins">Demo logins</h2>
          <p>This is a demo. Choose a person to fill in the form.</p>
          <ul>
            {demoLogins.map((login) => (
              <li key={login.email}>
                <button
                  type="button"
                  onClick={() => {
                    setEmail(login.email)
                    setPassword(login.password)
                    setMessage(null)
                  }}
                >
                  <span>{login.name}</span>
                  <small>{login.role}</small>
                  <code>{login.email}</code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
