import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Alert, Box, Link, MenuItem, TextField, Typography } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { callError } from '../../../client/callError'
import { ConfigFrame } from '../../../layers/preview/ConfigFrame'
import type { AsideProps, RecordChoices } from '../RecordView'

type NamedChoice = NonNullable<RecordChoices[string]>[number]
type Frame = ComponentProps<typeof ConfigFrame>

export interface ShownSite {
  readonly site: NamedChoice | undefined
  readonly sites: readonly NamedChoice[]
  readonly choose: (id: string) => void
}

/** The site of a record's preview: the chosen one, or the first that shows it. */
export const useShownSite = (sites: readonly NamedChoice[], excludedSiteIds: readonly string[]): ShownSite => {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = sites.filter(({ id }) => !excludedSiteIds.includes(id))
  return { site: shown.find(({ id }) => id === chosen) ?? shown[0], sites: shown, choose: setChosen }
}

interface Props {
  readonly shown: ShownSite
  /** 'offer'. */
  readonly noun: string
  readonly drawn:
    | {
        readonly config: Frame['config']
        readonly page: Frame['page'] & { match: { route: { path: string } } }
        readonly liveOrigin: string | null
      }
    | undefined
  readonly pathOn: AsideProps['pathOn']
  readonly error: unknown
}

const phoneWidth = 390

/** Phone-sized preview of a record's page on one of its sites. */
export const DrawnOnSite = ({ shown: { site, sites, choose }, noun, drawn, pathOn, error }: Props) => {
  const path = drawn ? pathOn(drawn.config) : null
  return (
    <Box component="section" aria-label="Preview" sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%' }}>
      {sites.length > 1 && site ? (
        <TextField select label="Site" value={site.id} onChange={(event) => choose(event.target.value)} sx={{ m: 0 }}>
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {site ? `On a phone, as ${site.name} ${drawn && path === null ? 'would show' : 'shows'} it` : `No site shows this ${noun}.`}
        </Typography>
      )}
      {site && drawn?.liveOrigin && path !== null && (
        <Link
          href={markOwnVisit(`${drawn.liveOrigin}${path}`)}
          target="_blank"
          rel="noreferrer"
          underline="hover"
          sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', alignSelf: 'flex-start', fontSize: 14, fontWeight: 560 }}
        >
          View on {site.name}
          <OpenIcon sx={{ fontSize: 16 }} aria-hidden />
        </Link>
      )}
      {error !== null && error !== undefined && <Alert severity="warning">{callError(error).message}</Alert>}
      {site && drawn && (
        <Box sx={{ flex: '1 1 auto', minHeight: 0, display: 'grid' }}>
          <ConfigFrame
            key={site.id}
            siteId={site.id}
            title={`The ${noun}’s page`}
            width={phoneWidth}
            path={drawn.page.match.route.path}
            config={drawn.config}
            page={drawn.page}
            onNavigate={() => {}}
          />
        </Box>
      )}
    </Box>
  )
}
