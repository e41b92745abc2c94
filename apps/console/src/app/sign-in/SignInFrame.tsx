import type { ReactNode } from 'react'
import { Mark } from '../../brand/Mark'
import { ForecourtScene } from './ForecourtScene'
import styles from './sign-in.module.css'

interface Props {
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** The frame of the pages before sign-in: the drawing of the yard, and the form beside it. */
export const SignInFrame = ({ heading, lead, children }: Props) => (
  <main className={styles.page}>
    <section className={styles.scene} aria-hidden="true">
      <ForecourtScene />
      <p className={styles.claim}>Every dealer’s site, in one yard.</p>
    </section>
    <section className={styles.panel}>
      <div className={styles.column}>
        <p className={styles.brand}>
          <Mark size={32} />
          Forecourt
        </p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  </main>
)
