import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useMayOpen } from '../../layout/useMayOpen'
import { useOrganisation } from '../../useOrganisation'

interface Props {
  readonly organisationId: string
  /** A page of the dealer's own console. */
  readonly to: string
  readonly label?: string
  readonly children: ReactNode
}

/** Opens a page of the console as a dealer: selects the dealer, as the organisation switcher does. No link if the role lacks the page. */
export const DealerLink = ({ organisationId, to, label, children }: Props) => {
  const [, selectOrganisation] = useOrganisation()
  const mayOpen = useMayOpen()
  if (!mayOpen(to.replace(/\?.*$/, ''))) return children
  return (
    <Link
      component={LinkBase}
      to={to}
      aria-label={label}
      color="inherit"
      onClick={() => selectOrganisation(organisationId)}
      sx={{
        display: 'inline-block',
        minWidth: 24,
        minHeight: 24,
        fontWeight: 620,
        py: { xs: 1, md: 0 },
        '& > span': { textDecoration: 'underline' },
      }}
    >
      {children}
    </Link>
  )
}
