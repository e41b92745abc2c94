import type { Metadata } from 'next'
import { SignInFrame } from '../sign-in/SignInFrame'
import { ConfirmEmailForm } from './ConfirmEmailForm'

export const metadata: Metadata = { title: 'Confirm your email', referrer: 'no-referrer' }
export const dynamic = 'force-dynamic'

const ConfirmEmailPage = () => (
  <SignInFrame heading="Confirm your email" lead="From then on you sign in with this address. You will be signed out everywhere.">
    <ConfirmEmailForm />
  </SignInFrame>
)

export default ConfirmEmailPage
