'use client'

import { passwordProblem } from '@forecourt/rules/access/passwordProblem'
import { type FormEvent, useState } from 'react'
import { callAccount } from '../sign-in/callAccount'
import { Field } from '../sign-in/Field'
import { FormMessage } from '../sign-in/FormMessage'
import { CheckingLink, LinkedPerson } from '../sign-in/MailedLink'
import styles from '../sign-in/sign-in.module.css'
import { signInAndContinue } from '../sign-in/signInAndContinue'
import { useMailedLink } from '../sign-in/useMailedLink'

interface OpenedLink {
  readonly kind: 'invite' | 'reset'
  readonly email: string
  readonly name: string
}

/** Sets a password by a mailed link. */
export const SetPasswordForm = () => {
  const { token, opened, problem } = useMailedLink<OpenedLink>('link')
  const [message, setMessage] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!opened) return
    const weakness = passwordProblem(password, opened)
    if (weakness) return setMessage(weakness)
    setBusy(true)
    setMessage(null)
    const response = await callAccount<{ readonly email: string }>('password', { token, password })
    if (response.ok) return signInAndContinue(response.email, password)
    setBusy(false)
    setMessage(response.message)
  }

  if (token === '')
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
        <FormMessage message={problem} />
        {problem ? (
          <p className={styles.links}>
            <a href="/forgot-password">Send me a new link</a>
            <a href="/sign-in">Sign in</a>
          </p>
        ) : (
          <CheckingLink />
        )}
      </>
    )
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormMessage message={message} />
      <LinkedPerson {...opened} />
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
