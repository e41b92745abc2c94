import type { Metadata } from 'next'
import { SignInFrame } from '../sign-in/SignInFrame'
import { SetPasswordForm } from './SetPasswordForm'

export const metadata: Metadata = { title: 'Choose a password', referrer: 'no-referrer' }
export const dynamic = 'force-dynamic'

const SetPasswordPage = () => (
  <SignInFrame heading="Choose a password" lead="It is yours alone: nobody else can see it, and we never ask for it.">
    <SetPasswordForm />
  </SignInFrame>
)

export default SetPasswordPage
