import { hasAdministrator } from '@forecourt/data/people/accountsByCommand'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { database } from '../../database'
import { SignInFrame } from '../sign-in/SignInFrame'
import { FirstRunForm } from './FirstRunForm'

export const metadata: Metadata = { title: 'First administrator' }
export const dynamic = 'force-dynamic'

/** Creates the first administrator of a new installation; redirects to sign-in once there is one. */
const FirstRunPage = async () => {
  if (await hasAdministrator(database())) redirect('/sign-in')
  return (
    <SignInFrame
      heading="Welcome to Forecourt"
      lead="There is no administrator yet. Create the first one, who can then invite everyone else."
    >
      <FirstRunForm />
    </SignInFrame>
  )
}

export default FirstRunPage
