import { hasAnyUser } from '@forecourt/data/people/accountsByCommand'
import { demoEmails } from '@forecourt/data/people/demoPeople'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentSession } from '../../auth/currentSession'
import { signInMessage } from '../../auth/signInMessage'
import { database } from '../../database'
import { env } from '../../env'
import { CompanyCodeForm } from './CompanyCodeForm'
import { SignInForm } from './SignInForm'
import { SignInFrame } from './SignInFrame'

export const metadata: Metadata = { title: 'Sign in' }

interface Props {
  readonly searchParams: Promise<{ readonly error?: string; readonly back?: string; readonly step?: string }>
}

const SignInPage = async ({ searchParams }: Props) => {
  if (await currentSession()) redirect('/')
  if (!(await hasAnyUser(database()))) redirect('/first-run')
  const { error, back, step } = await searchParams
  if (step === 'code')
    return (
      <SignInFrame heading="Sign in" lead="Your company sign-in worked. Your account here also needs a code.">
        <CompanyCodeForm />
      </SignInFrame>
    )
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_LABEL, DEMO_LOGINS } = env()
  const known = DEMO_LOGINS.length === 0 ? [] : await demoEmails(database())
  return (
    <SignInFrame heading="Sign in" lead="Edit sites, reply to leads and manage stock.">
      <SignInForm
        firstMessage={error && error !== 'passwordSet' ? signInMessage(error) : null}
        firstNotice={error === 'passwordSet' ? signInMessage(error) : null}
        companyLabel={OIDC_ISSUER && OIDC_CLIENT_ID ? OIDC_LABEL : null}
        demoLogins={DEMO_LOGINS.filter(({ email }) => known.includes(email))}
        back={back?.startsWith('#/') ? back : ''}
      />
    </SignInFrame>
  )
}

export default SignInPage
