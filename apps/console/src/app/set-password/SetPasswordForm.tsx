'use client'

import { passwordProblem } from '@forecourt/rules/access/passwordProblem'
import { type FormEvent, useEffect, useState } from 'react'
import { callAccount } from '../sign-in/callAccount'
import { Field } from '../sign-in/Field'
import { FormMessage } from '../sign-in/FormMessage'
import styles from '../sign-in/sign-in.module.css'
import { signInAndContinue } from '../sign-in/signInAndContinue'

interface OpenedLink {
  readonly kind: 'invite' | 'reset'
  readonly email: string
  readonly name: string
}

/** Sets a password by a mailed link. The token is in the address's fragment, which is never sent to a server. */
export const SetPasswordForm = () => {
  const [token, setToken] = useState<string | null>(null)
  const [opened, setOpened] = useState<OpenedLink | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [hasLink, setHasLink] = useState(true)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken(found)
    setHasLink(found !== '')
    if (found === '') return
    void callAccount<OpenedLink>('link', { token: found }).then((response) =>
      response.ok ? setOpened(response) : setMessage(response.message),
    )
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!opened) return
    const problem = passwordProblem(password, opened)
    if (problem) return setMessage(problem)
    setBusy(true)
    setMessage(null)
    const response = await callAccount<{ readonly email: string }>('password', { token, password })
    if (response.ok) return signInAndContinue(response.email, password)
    setBusy(false)
    setMessage(response.message)
  }

  if (!hasLink)
    return (
      <>
        <p className={styles.lead}>Open this page from the link in your invitation or password email.</p>
        <p className={styles.links}>
          <a href="/forgot-password">Send me a link</a>
          <a href="/sign-in">Sign in</a>
        </p>
      </>
    )
  if (!opened)
    return (
      <>
        <FormMessage message={message} />
        {message ? (
          <p className={styles.links}>
            <a href="/forgot-password">Send me a new link</a>
            <a href="/sign-in">Sign in</a>
          </p>
        ) : (
          <p className={styles.lead} role="status">
            Checking your link…
          </p>
        )}
      </>
    )
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormMessage message={message} />
      <p className={styles.who}>
        <strong>{opened.name}</strong>
        <span>{opened.email}</span>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={opened.email} readOnly />
      <Field
        label="Password"
        hint="At least 12 characters. Three or four random words work well."
        type="password"
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className={styles.submit} disabled={busy}>
        {busy ? 'Saving…' : 'Set password'}
      </button>
    </form>
  )
}
