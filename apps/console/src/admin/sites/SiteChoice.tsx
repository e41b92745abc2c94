import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, reactRouterProvider } from 'react-admin'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { Notice } from '../../parts/Notice'
import { PageHeading } from '../../parts/PageHeading'
import { useSites } from '../markets/useSites'

const { Navigate } = reactRouterProvider

interface SitePage {
  /** The last part of its path, after the site. */
  readonly path: string
  readonly label: string
}

interface Props {
  readonly title: string
  /** For a user without a site. */
  readonly emptyText: string
  readonly picture: ReactNode
  /** What else the list shows of a site, beside its name. */
  readonly stateOf?: (siteId: string) => ReactNode
  /** Pages of each site; the first opens at once if there is only one site. */
  readonly pages: readonly [SitePage, ...SitePage[]]
}

/** Lets the user choose a site whose page they want. */
export const SiteChoice = ({ title, emptyText, picture, stateOf, pages }: Props) => {
  const sites = useSites()
  if (!sites)
    return (
      <>
        <PageHeading title={title} text="Choose the website." />
        <ListSkeleton />
      </>
    )
  const [only, another] = sites
  if (only && !another) return <Navigate to={`/sites/${only.id}/${pages[0].path}`} replace />
  return (
    <>
      <PageHeading title={title} text="Choose the website." />
      {sites.length === 0 && <Notice title="No sites yet" text={emptyText} picture={picture} />}
      <Box component="ul" aria-label="Sites" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {sites.map(({ id, name, hosts }) => (
          <Card component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620 }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {hosts.join(', ')}
              </Typography>
            </Box>
            {stateOf?.(id)}
            <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
              {pages.map(({ path, label }) => (
                <Button key={path} component={LinkBase} to={`/sites/${id}/${path}`} color="inherit" aria-label={`${label} of ${name}`}>
                  {label}
                </Button>
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </>
  )
}
