import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentSession } from '../../auth/currentSession'
import { signInMessage } from '../../auth/signInMessage'
import { Mark } from '../../brand/Mark'
import { env } from '../../env'
import { ForecourtScene } from './ForecourtScene'
import { SignInForm } from './SignInForm'
import styles from './sign-in.module.css'

export const metadata: Metadata = { title: 'Sign in' }

interface Props {
  readonly searchParams: Promise<{ readonly error?: string; readonly back?: string }>
}

const SignInPage = async ({ searchParams }: Props) => {
  if (await currentSession()) redirect('/')
  const { error, back } = await searchParams
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_LABEL, DEMO_LOGINS } = env()
  return (
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
          <h1 className={styles.heading}>Sign in</h1>
          <p className={styles.lead}>Edit sites, follow up leads and look after stock.</p>
          <SignInForm
            firstMessage={error ? signInMessage(error) : null}
            companyLabel={OIDC_ISSUER && OIDC_CLIENT_ID ? OIDC_LABEL : null}
            demoLogins={DEMO_LOGINS}
            back={back?.startsWith('#/') ? back : ''}
          />
        </div>
      </section>
    </main>
  )
}

export default SignInPage
