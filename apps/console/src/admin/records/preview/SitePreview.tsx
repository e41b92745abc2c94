import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import OpenIcon from '@mui/icons-material/ArrowOutwardRounded'
import { Alert, Box, Link, MenuItem, TextField, Typography } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { callError } from '../../../client/callError'
import { ConfigFrame } from '../../../layers/preview/ConfigFrame'
import type { AsideProps, RecordChoices } from '../RecordView'

type NamedChoice = NonNullable<RecordChoices[string]>[number]
type Frame = ComponentProps<typeof ConfigFrame>

export interface PreviewSite {
  readonly site: NamedChoice | undefined
  readonly sites: readonly NamedChoice[]
  readonly select: (id: string) => void
}

/** The site of a record's preview: the chosen one, or the first that shows it. */
export const usePreviewSite = (sites: readonly NamedChoice[], excludedSiteIds: readonly string[]): PreviewSite => {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const shown = sites.filter(({ id }) => !excludedSiteIds.includes(id))
  return { site: shown.find(({ id }) => id === selectedId) ?? shown[0], sites: shown, select: setSelectedId }
}

interface Props {
  readonly previewSite: PreviewSite
  /** 'offer'. */
  readonly noun: string
  readonly preview:
    | {
        readonly config: Frame['config']
        readonly page: Frame['page'] & { match: { route: { path: string } } }
        readonly liveOrigin: string | null
      }
    | undefined
  readonly sitePath: AsideProps['sitePath']
  readonly error: unknown
}

const phoneWidth = 390

/** Phone-sized preview of a record's page on one of its sites. */
export const SitePreview = ({ previewSite: { site, sites, select }, noun, preview, sitePath, error }: Props) => {
  const path = preview ? sitePath(preview.config) : null
  return (
    <Box component="section" aria-label="Preview" sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%' }}>
      {sites.length > 1 && site ? (
        <TextField select label="Site" value={site.id} onChange={(event) => select(event.target.value)} sx={{ m: 0 }}>
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {site ? `On a phone, as ${site.name} ${preview && path === null ? 'would show' : 'shows'} it` : `No site shows this ${noun}.`}
        </Typography>
      )}
      {site && preview?.liveOrigin && path !== null && (
        <Link
          href={markOwnVisit(`${preview.liveOrigin}${path}`)}
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
      {site && preview && (
        <Box sx={{ flex: '1 1 auto', minHeight: 0, display: 'grid' }}>
          <ConfigFrame
            key={site.id}
            siteId={site.id}
            title={`The ${noun}’s page`}
            width={phoneWidth}
            path={preview.page.match.route.path}
            config={preview.config}
            page={preview.page}
            onNavigate={() => {}}
          />
        </Box>
      )}
    </Box>
  )
}
