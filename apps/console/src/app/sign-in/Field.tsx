import type { InputHTMLAttributes } from 'react'
import styles from './sign-in.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly hint?: string
}

/** A labelled field of a form on the pages before sign-in. */
export const Field = ({ label, hint, ...input }: Props) => (
  <label className={styles.field}>
    {label}
    <input {...input} />
    {hint && <small className={styles.hint}>{hint}</small>}
  </label>
)
