import type { Metadata } from 'next'
import { SignInFrame } from '../sign-in/SignInFrame'
import { ForgotForm } from './ForgotForm'

export const metadata: Metadata = { title: 'Forgotten password' }
export const dynamic = 'force-dynamic'

const ForgotPasswordPage = () => (
  <SignInFrame heading="Forgotten password" lead="We send you a link with which you choose a new one.">
    <ForgotForm />
  </SignInFrame>
)

export default ForgotPasswordPage
