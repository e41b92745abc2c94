import styles from './sign-in.module.css'

/** The link back to sign-in from pages without a session. */
export const BackToSignIn = () => (
  <p className={styles.links}>
    <a href="/sign-in">Back to sign-in</a>
  </p>
)
