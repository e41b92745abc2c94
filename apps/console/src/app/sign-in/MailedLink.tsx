import styles from './sign-in.module.css'

/** Shown while the link of the page is checked. */
export const CheckingLink = () => (
  <p className={styles.lead} role="status">
    Checking your link…
  </p>
)

/** The person whom the link of the page is for. */
export const LinkedPerson = ({ name, email }: { readonly name: string; readonly email: string }) => (
  <p className={styles.who}>
    <strong>{name}</strong>
    <span>{email}</span>
  </p>
)
