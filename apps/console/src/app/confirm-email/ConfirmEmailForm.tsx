'use client'

import { type FormEvent, useState } from 'react'
import { callAccount } from '../sign-in/callAccount'
import { FormMessage } from '../sign-in/FormMessage'
import { CheckingLink, LinkedPerson } from '../sign-in/MailedLink'
import styles from '../sign-in/sign-in.module.css'
import { useMailedLink } from '../sign-in/useMailedLink'

interface OpenedLink {
  readonly email: string
  readonly name: string
}

/** Confirms a new sign-in address by a mailed link. The button keeps mail scanners that open links from confirming it. */
export const ConfirmEmailForm = () => {
  const { token, opened, problem } = useMailedLink<OpenedLink>('emailLink')
  const [message, setMessage] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setMessage(null)
    const response = await callAccount<object>('email', { token })
    setBusy(false)
    if (response.ok) setConfirmed(true)
    else setMessage(response.message)
  }

  if (isConfirmed)
    return (
      <>
        <p className={styles.lead} role="status">
          Your address is confirmed. Sign in with {opened?.email}.
        </p>
        <p className={styles.links}>
          <a href="/sign-in">Sign in</a>
        </p>
      </>
    )
  if (!opened) {
    const reason = token === '' ? 'Open this page from the link in the email.' : problem
    return (
      <>
        <FormMessage message={reason} />
        {reason ? (
          <p className={styles.links}>
            <a href="/sign-in">Sign in</a>
          </p>
        ) : (
          <CheckingLink />
        )}
      </>
    )
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormMessage message={message} />
      <LinkedPerson {...opened} />
      <button type="submit" className={styles.submit} disabled={busy}>
        {busy ? 'Confirming…' : 'Confirm this address'}
      </button>
    </form>
  )
}
