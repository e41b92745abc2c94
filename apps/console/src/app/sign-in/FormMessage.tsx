import styles from './sign-in.module.css'

/** The error of a form, announced to screen readers. */
export const FormMessage = ({ id, message }: { readonly id?: string; readonly message: string | null }) => (
  <div role="alert" id={id}>
    {message && <p className={styles.error}>{message}</p>}
  </div>
)
