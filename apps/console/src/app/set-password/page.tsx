import type { Metadata } from 'next'
import { SignInFrame } from '../sign-in/SignInFrame'
import { SetPasswordForm } from './SetPasswordForm'

export const metadata: Metadata = { title: 'Choose a password', referrer: 'no-referrer' }
export const dynamic = 'force-dynamic'

const SetPasswordPage = () => (
  <SignInFrame heading="Choose a password" lead="Keep it to yourself. No one else can see it, and we never ask for it.">
    <SetPasswordForm />
  </SignInFrame>
)

export default SetPasswordPage
