import type { Metadata } from 'next'
import { SignInFrame } from '../sign-in/SignInFrame'
import { ForgotForm } from './ForgotForm'

export const metadata: Metadata = { title: 'Forgotten password' }
export const dynamic = 'force-dynamic'

const ForgotPasswordPage = () => (
  <SignInFrame heading="Forgotten password" lead="We’ll email you a link to choose a new password.">
    <ForgotForm />
  </SignInFrame>
)

export default ForgotPasswordPage
