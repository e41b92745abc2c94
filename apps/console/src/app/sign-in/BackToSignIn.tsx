import styles from './sign-in.module.css'

/** The way back from a page people see before they are signed in. */
export const BackToSignIn = () => (
  <p className={styles.links}>
    <a href="/sign-in">Back to sign-in</a>
  </p>
)
