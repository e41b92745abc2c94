import { redirect } from 'next/navigation'
import { ConsoleLoader } from '../admin/ConsoleLoader'
import { currentSession } from '../auth/currentSession'

/** The console; react-admin's routes are in the hash of this address. */
const ConsolePage = async () => {
  if (!(await currentSession())) redirect('/sign-in')
  return <ConsoleLoader />
}

export default ConsolePage
