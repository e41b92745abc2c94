import { redirect } from 'next/navigation'
import { ConsoleLoader } from '../admin/ConsoleLoader'
import { currentSession } from '../auth/currentSession'

/** The console itself; react-admin's own routes live behind the hash of this address. */
const ConsolePage = async () => {
  if (!(await currentSession())) redirect('/sign-in')
  return <ConsoleLoader />
}

export default ConsolePage
