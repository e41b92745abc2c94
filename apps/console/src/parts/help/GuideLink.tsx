import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useHelp } from './HelpContext'

interface Props {
  /** Id of the guide: its title in lower case, with hyphens. */
  readonly guide: string
  readonly children: ReactNode
}

/** Opens a guide in the help panel, beside the page. */
export const GuideLink = ({ guide, children }: Props) => {
  const help = useHelp()
  return help ? (
    <Link component="button" type="button" onClick={() => help.show({ kind: 'guide', id: guide })} sx={{ verticalAlign: 'baseline' }}>
      {children}
    </Link>
  ) : null
}
