'use client'

import { type FormEvent, useState } from 'react'
import { callAccount } from '../sign-in/callAccount'
import { Field } from '../sign-in/Field'
import { FormMessage } from '../sign-in/FormMessage'
import styles from '../sign-in/sign-in.module.css'
import { signInAndContinue } from '../sign-in/signInAndContinue'

const blank = { code: '', name: '', email: '', password: '' }

/** Creates the first user of an installation, who has every permission. */
export const FirstRunForm = () => {
  const [values, setValues] = useState(blank)
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = (name: keyof typeof blank) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setMessage(null)
    const response = await callAccount('first', values)
    if (response.ok) return signInAndContinue(values.email, values.password)
    setBusy(false)
    setMessage(response.message)
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <FormMessage message={message} />
      <Field label="Set-up code" hint="Printed where Forecourt was started." autoComplete="off" {...field('code')} />
      <Field label="Your name" autoComplete="name" {...field('name')} />
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <Field
        label="Password"
        type="password"
        hint="At least 12 characters. Three or four random words work well."
        autoComplete="new-password"
        minLength={12}
        {...field('password')}
      />
      <button type="submit" className={styles.submit} disabled={busy}>
        {busy ? 'Creating…' : 'Create administrator'}
      </button>
    </form>
  )
}
