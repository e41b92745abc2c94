import Link from 'next/link'
import { Mark } from '../brand/Mark'
import styles from './not-found.module.css'

/** What stands at an address of the console that leads nowhere. */
const NotFound = () => (
  <main className={styles.page}>
    <title>Not found · Forecourt</title>
    <Mark size={40} />
    <h1>Nothing is parked here</h1>
    <p>This address leads nowhere in the console.</p>
    <Link href="/">Go to the overview</Link>
  </main>
)

export default NotFound
