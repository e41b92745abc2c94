import CloseIcon from '@mui/icons-material/CloseRounded'
import {
  Alert,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  Skeleton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { previewPlaces } from '../../../editor/preview/previewPlaces'
import { quietToggles } from '../../parts/quietToggles'
import { ConfigFrame } from './ConfigFrame'
import { useSitePreview } from './useSitePreview'

interface Props {
  readonly layerId: string
  readonly state: 'draft' | number
  readonly site: { readonly siteId: string; readonly name: string }
  readonly onClose: () => void
}

const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

const car = 'car'

/** A site before and after: side by side where there is room, one after the other on a phone. */
export const BeforeAfter = ({ layerId, state, site, onClose }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [path, setPath] = useState<string | null>('/')
  const [width, setWidth] = useState<Width>(narrow ? 'phone' : 'desktop')
  const [side, setSide] = useState<'before' | 'after'>('after')
  const { preview, failure } = useSitePreview({ layerId, state, siteId: site.siteId, path })
  const places = preview ? previewPlaces(preview.pair.after.config, preview.pair.after.page) : []
  const sides = narrow ? [side] : (['before', 'after'] as const)
  const chosen = path ?? car
  const isKnown = places.some((place) => (place.path ?? car) === chosen)
  const go = (href: string) => {
    if (href.startsWith('/') && !href.startsWith('//')) setPath(href.split(/[?#]/)[0] ?? '/')
  }
  return (
    <Dialog open onClose={onClose} fullScreen={narrow} maxWidth={false} fullWidth aria-labelledby="before-after-title">
      <DialogTitle id="before-after-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 660 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{site.name}: before and after</Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 1.5, height: { xs: '100%', md: '78vh' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}>
          <TextField
            select
            size="small"
            label="Page"
            value={chosen}
            onChange={(event) => setPath(event.target.value === car ? null : event.target.value)}
            sx={{ minWidth: 200, m: 0 }}
          >
            {!isKnown && <MenuItem value={chosen}>{chosen}</MenuItem>}
            {places.map(({ label, path: place }) => (
              <MenuItem key={label} value={place ?? car}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={width}
            onChange={(_event, next: Width | null) => next && setWidth(next)}
            aria-label="Width"
            sx={quietToggles}
          >
            <ToggleButton value="phone">Phone</ToggleButton>
            <ToggleButton value="desktop">Desktop</ToggleButton>
          </ToggleButtonGroup>
          {narrow && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={side}
              onChange={(_event, next: 'before' | 'after' | null) => next && setSide(next)}
              aria-label="Side"
              sx={quietToggles}
            >
              <ToggleButton value="before">Before</ToggleButton>
              <ToggleButton value="after">After</ToggleButton>
            </ToggleButtonGroup>
          )}
        </Box>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {preview === null ? (
          failure === null && <Skeleton variant="rounded" height="100%" sx={{ transform: 'none' }} />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${sides.length}, minmax(0, 1fr))`, gap: 2, minHeight: 0 }}>
            {sides.map((each) => (
              <ConfigFrame
                key={each}
                siteId={site.siteId}
                title={each === 'before' ? 'Before' : 'After'}
                width={widths[width]}
                path={preview.path}
                config={preview.pair[each].config}
                page={preview.pair[each].page}
                onNavigate={go}
              />
            ))}
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}
