'use client'

import { type FormEvent, useState } from 'react'
import { BackToSignIn } from '../sign-in/BackToSignIn'
import { callAccount } from '../sign-in/callAccount'
import { Field } from '../sign-in/Field'
import { FormMessage } from '../sign-in/FormMessage'
import styles from '../sign-in/sign-in.module.css'

/** Requests a password link by mail. The message is the same whether or not an account with the address exists. */
export const ForgotForm = () => {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setMessage(null)
    const response = await callAccount('forgot', { email })
    setBusy(false)
    if (response.ok) setSent(true)
    else setMessage(response.message)
  }

  return (
    <>
      <div role="status">
        {sent && (
          <p className={styles.good}>
            If <strong>{email}</strong> has an account here, we have sent it a link. It works once and for one hour.
          </p>
        )}
      </div>
      {!sent && (
        <form onSubmit={submit} className={styles.form}>
          <FormMessage message={message} />
          <Field
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <button type="submit" className={styles.submit} disabled={busy}>
            {busy ? 'Sending…' : 'Send link'}
          </button>
        </form>
      )}
      <BackToSignIn />
    </>
  )
}
