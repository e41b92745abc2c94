import { useNavigate } from 'react-admin'
import { useMayOpen } from '../layout/useMayOpen'
import { AccountsDialog } from './AccountsDialog'

/** Payment accounts at an address of their own, for those who set up a dealer and can't see payments. */
export const AccountsPage = () => {
  const navigate = useNavigate()
  const mayOpenPayments = useMayOpen()('/payments')
  return <AccountsDialog onClose={() => (mayOpenPayments ? navigate('/payments') : navigate(-1))} />
}
