'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { callAccount } from '../sign-in/callAccount'
import { FormMessage } from '../sign-in/FormMessage'
import styles from '../sign-in/sign-in.module.css'

interface OpenedLink {
  readonly email: string
  readonly name: string
}

/**
 * Confirms a new sign-in address by a mailed link. The token is in the address's fragment, which is never sent to a server; the button keeps
 * mail scanners that open links from confirming it.
 */
export const ConfirmEmailForm = () => {
  const [token, setToken] = useState<string | null>(null)
  const [opened, setOpened] = useState<OpenedLink | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken(found)
    if (found === '') return setMessage('Open this page from the link in the email.')
    void callAccount<OpenedLink>('emailLink', { token: found }).then((response) =>
      response.ok ? setOpened(response) : setMessage(response.message),
    )
  }, [])

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
  if (!opened)
    return (
      <>
        <FormMessage message={message} />
        {message ? (
          <p className={styles.links}>
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
      <button type="submit" className={styles.submit} disabled={busy}>
        {busy ? 'Confirming…' : 'Confirm this address'}
      </button>
    </form>
  )
}
