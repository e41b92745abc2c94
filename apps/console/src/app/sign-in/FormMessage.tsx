import styles from './sign-in.module.css'

/** What went wrong with a form, told as soon as it is there. */
export const FormMessage = ({ id, message }: { readonly id?: string; readonly message: string | null }) => (
  <div role="alert" id={id}>
    {message && <p className={styles.error}>{message}</p>}
  </div>
)
