import { anybodyThere } from '@forecourt/data/people/addFirstPerson'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { database } from '../../server/database'
import { SignInFrame } from '../sign-in/SignInFrame'
import { FirstRunForm } from './FirstRunForm'

export const metadata: Metadata = { title: 'First administrator' }
export const dynamic = 'force-dynamic'

const FirstRunPage = async () => {
  if (await anybodyThere(database())) redirect('/sign-in')
  return (
    <SignInFrame heading="Welcome to Forecourt" lead="Nobody can sign in yet. Make the first administrator; they invite everybody else.">
      <FirstRunForm />
    </SignInFrame>
  )
}

export default FirstRunPage
