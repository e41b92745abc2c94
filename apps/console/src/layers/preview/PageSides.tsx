import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
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
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { toggleStyle } from '../../parts/toggleStyle'
import type { LoadedPage } from '../../preview/LoadedPage'
import { pageCars, pageChoices } from '../../preview/pageChoices'
import { ConfigFrame } from './ConfigFrame'
import { changedPath } from './changedPath'
import { useChangedTexts } from './useChangedTexts'

/** A page of a site under one config, with a title such as Before. */
export interface PageSide {
  readonly title: string
  readonly config: ResolvedConfig
  readonly page: LoadedPage
}

interface Preview {
  readonly path: string
  readonly sides: readonly PageSide[]
}

/** The query of a page under each config; its `select` must be a stable function. */
type SidesQuery<Answer, Failure, Key extends QueryKey> = (path: string) => UseQueryOptions<Answer, Failure, readonly PageSide[], Key>

/**
 * Loads the sides of a page; null loads the first car's page, undefined none. Shows the previous page until the next is loaded.
 */
const usePageSides = <Answer, Failure, Key extends QueryKey>(query: SidesQuery<Answer, Failure, Key>, path: string | null | undefined) => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const stock = useQuery({ ...query('/search'), enabled: path === null })
  const listed = stock.data?.at(-1)
  const [car] = listed ? pageCars(listed.page) : []
  const at = path ?? (listed ? (car ? `/cars/${car.slug}` : '/search') : null)
  const { data: sides, error } = useQuery({ ...query(at ?? '/'), enabled: at !== null })
  if (at !== null && sides && sides !== preview?.sides) setPreview({ path: at, sides })
  const failure = error ?? (path === null ? stock.error : null)
  return { preview, failure: failure && callError(failure).message }
}

interface PageSidesProps<Answer, Failure, Key extends QueryKey> {
  readonly siteId: string
  /** Loads a page under each config; links and lists use the last one. */
  readonly query: SidesQuery<Answer, Failure, Key>
  /** Chooses the path to open from the home page under the last config; null opens a car's page. Default: the home page. */
  readonly startAt?: (home: PageSide) => string | null
  /** Marks texts that differ between two sides. */
  readonly marksChanges?: boolean
}

const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

const car = 'car'

/** Pages of a site as shoppers see them, side by side, or one at a time on a phone. */
export const PageSides = <Answer, Failure, Key extends QueryKey>({
  siteId,
  query,
  startAt,
  marksChanges = false,
}: PageSidesProps<Answer, Failure, Key>) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [path, setPath] = useState<string | null | undefined>(startAt ? undefined : '/')
  const home = useQuery({ ...query('/'), enabled: path === undefined })
  const homeSide = home.data?.at(-1)
  if (path === undefined && startAt && homeSide) setPath(startAt(homeSide))
  const [width, setWidth] = useState<Width>(narrow ? 'phone' : 'desktop')
  const [chosenSide, setChosenSide] = useState<string | null>(null)
  const { preview, failure: pageFailure } = usePageSides(query, path)
  const failure = path === undefined && home.error ? callError(home.error).message : pageFailure
  const last = preview?.sides.at(-1)
  const places = last ? pageChoices(last.config, last.page) : []
  const titles = preview?.sides.map(({ title }) => title) ?? []
  const side = chosenSide ?? last?.title
  const { markedOf, onTexts } = useChangedTexts(preview?.sides, titles)
  const shown = preview?.sides.filter(({ title }) => !narrow || title === side) ?? []
  const chosen = path === undefined ? '/' : (path ?? car)
  const isKnown = places.some((place) => (place.path ?? car) === chosen)
  const navigate = (href: string) => {
    if (href.startsWith('/') && !href.startsWith('//')) setPath(href.split(/[?#]/)[0] ?? '/')
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto auto 1fr', gap: 1.5, height: '100%', minHeight: 0 }}>
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
          sx={toggleStyle}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Desktop</ToggleButton>
        </ToggleButtonGroup>
        {narrow && titles.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={side}
            onChange={(_event, next: string | null) => next && setChosenSide(next)}
            aria-label="Side"
            sx={toggleStyle}
          >
            {titles.map((title) => (
              <ToggleButton key={title} value={title}>
                {title}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      <div>{failure !== null && <Alert severity="error">{failure}</Alert>}</div>
      {preview === null ? (
        failure === null && <Skeleton variant="rounded" height="100%" sx={{ transform: 'none' }} aria-busy="true" />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`,
            gap: 2,
            minHeight: 0,
            // The phone's width is fixed, not the available width.
            ...(width === 'phone' && { maxWidth: shown.length * 392 + (shown.length - 1) * 16, width: '100%', justifySelf: 'center' }),
          }}
        >
          {shown.map(({ title, config, page }) => (
            <ConfigFrame
              key={title}
              siteId={siteId}
              title={title}
              width={widths[width]}
              path={preview.path}
              config={config}
              page={page}
              onNavigate={navigate}
              marked={markedOf(title)}
              onTexts={marksChanges ? onTexts : undefined}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

interface SidesDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A large dialog for pages side by side. */
export const SidesDialog = ({ title, onClose, children }: SidesDialogProps) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  return (
    <Dialog open onClose={onClose} fullScreen={narrow} maxWidth={false} fullWidth aria-labelledby="before-after-title">
      <DialogTitle id="before-after-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 660 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{title}</Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ height: { xs: '100%', md: '78vh' } }}>{children}</DialogContent>
    </Dialog>
  )
}

interface BeforeAfterProps {
  readonly layerId: string
  readonly state: 'draft' | number
  readonly site: { readonly siteId: string; readonly name: string }
  /** What changes at the site: the first changed page is opened. */
  readonly changes: readonly ConfigChange[]
  readonly onClose: () => void
}

/** The sides of a page before and after a change. */
export const bothSides = ({ before, after }: Pick<Outputs['layers']['sitePreview'], 'before' | 'after'>): PageSide[] => [
  { title: 'Before', ...before },
  { title: 'After', ...after },
]

/** A site before and after a change of a layer. */
export const BeforeAfter = ({ layerId, state, site, changes, onClose }: BeforeAfterProps) => {
  const { siteId, name } = site
  const query = (path: string) =>
    api.layers.sitePreview.queryOptions(
      { layerId, state, siteId, path },
      { ...readOnce, select: bothSides, trpc: { abortOnUnmount: true } },
    )
  return (
    <SidesDialog title={`${name}: before and after`} onClose={onClose}>
      <PageSides
        marksChanges
        siteId={siteId}
        query={query}
        startAt={({ config, page }) =>
          changedPath(
            changes.map(({ pointer }) => pointer),
            config,
            page,
          )
        }
      />
    </SidesDialog>
  )
}
