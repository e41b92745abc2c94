import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  OutlinedInput,
  Skeleton,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { fetchPictures, type PictureOwner, type PictureSource } from './PictureOwner'
import { sizedPictureAddress } from './sizedPictureAddress'
import type { UploadedImage } from './UploadDialog'

type Image = Awaited<ReturnType<typeof fetchPictures>>['data'][number]

const perPage = 24
const debounceMs = 250

/** The pictures of a source that match the query, newest first; null while loading. Empty without a source. */
const useLibrary = (source: PictureSource | null, query: string) => {
  const [images, setImages] = useState<readonly Image[] | null>(source === null ? [] : null)
  const [total, setTotal] = useState(0)
  const [pages, setPages] = useState(1)
  const [problem, setProblem] = useState<string | null>(null)
  const search = query.trim()
  const [kind, id] = [source?.kind, source?.id]

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words start at the first page.
  useEffect(() => setPages(1), [search])

  useEffect(() => {
    if (kind === undefined || id === undefined) return
    const controller = new AbortController()
    const load = () =>
      fetchPictures({ kind, id }, { perPage: perPage * pages, q: search === '' ? undefined : search }, controller.signal).then(
        (found) => {
          setImages(found.data)
          setTotal(found.total)
          setProblem(null)
        },
        (error: unknown) => controller.signal.aborted || setProblem(callError(error).message),
      )
    const timer = setTimeout(load, search === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [kind, id, search, pages])

  return { images, total, problem, more: () => setPages(Math.min(pages + 1, 4)) }
}

interface PictureGridProps {
  readonly label: string
  readonly pictures: readonly (UploadedImage & { readonly name: string })[]
  readonly current: string
  readonly onChoose: (image: UploadedImage) => void
}

/** A grid of pictures; each is a button. */
export const PictureGrid = ({ label, pictures, current, onChoose }: PictureGridProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}
  >
    {pictures.map((picture) => {
      const { key, name, alt } = picture
      const isCurrent = current.startsWith(key)
      return (
        <Box component="li" key={key} sx={{ minWidth: 0 }}>
          <ButtonBase
            aria-label={`Use ${name}`}
            aria-pressed={isCurrent}
            onClick={() => onChoose(picture)}
            sx={{ display: 'block', width: '100%', textAlign: 'left', borderRadius: '8px', '&:hover img': { filter: 'brightness(.94)' } }}
          >
            <Box
              component="img"
              src={sizedPictureAddress(key)}
              alt={alt}
              loading="lazy"
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: '3 / 2',
                objectFit: 'cover',
                borderRadius: '8px',
                bgcolor: 'action.hover',
                outline: isCurrent ? 3 : 1,
                outlineColor: isCurrent ? 'primary.main' : 'divider',
                outlineOffset: isCurrent ? 1 : -1,
              }}
            />
            <Typography variant="caption" noWrap sx={{ display: 'block', pt: 0.5, color: 'text.secondary' }}>
              {name}
            </Typography>
          </ButtonBase>
        </Box>
      )
    })}
  </Box>
)

interface LibraryDialogProps {
  readonly owner: PictureOwner
  /** The site whose layers share pictures; null if no site is edited. */
  readonly siteId: string | null
  /** The current value of the setting. */
  readonly current: string
  /** Pictures in use, which may not be in the library. */
  readonly used: readonly string[]
  /** Descriptions of the used pictures, from the settings that use them. */
  readonly labels?: ReadonlyMap<string, string>
  /** The problem of the last chosen file, shown in the dialog, which covers the field. */
  readonly fileFault: string | null
  readonly onChoose: (image: UploadedImage) => void
  readonly onUpload: () => void
  readonly onClose: () => void
}

const heading = { fontSize: 13.5, fontWeight: 650, color: 'text.secondary' } as const

/** Chooses a picture: a library with search, pictures shared by layers, and pictures in use. */
export const LibraryDialog = ({ owner, siteId, current, used, labels, fileFault, onChoose, onUpload, onClose }: LibraryDialogProps) => {
  const [query, setQuery] = useState('')
  const { images, total, problem, more } = useLibrary(owner, query)
  const shared = useLibrary(siteId === null ? null : { kind: 'site', id: siteId }, query)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const search = query.trim().toLowerCase()
  const library = new Set([...(images ?? []), ...(shared.images ?? [])].map(({ key }) => key))
  const alsoThere = owner.kind === 'layer' ? 'Upload a picture to this layer' : 'Also on this site'
  const others = used.filter((source) => !library.has(source) && `${labels?.get(source) ?? ''} ${source}`.toLowerCase().includes(search))
  const uploadButton = (
    <Button variant="outlined" onClick={onUpload}>
      Upload a picture
    </Button>
  )
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby="library-title">
      <DialogTitle id="library-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 660 }}>
        <Box sx={{ flex: 1 }}>Choose a picture</Box>
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 380 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <OutlinedInput
            size="small"
            placeholder="Search by name or alt text"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            inputProps={{ 'aria-label': 'Search pictures', type: 'search' }}
            sx={{ flex: '1 1 220px' }}
          />
          {uploadButton}
        </Box>
        {(fileFault ?? problem ?? shared.problem) && (
          <Typography role="alert" color="error">
            {fileFault ?? problem ?? shared.problem}
          </Typography>
        )}
        {images === null && !problem && (
          <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
            {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
              <Skeleton key={key} variant="rounded" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
            ))}
          </Box>
        )}
        {images && images.length > 0 && (
          <PictureGrid
            label="Library"
            pictures={images.map(({ key, name, alt }) => ({ key, name, alt }))}
            current={current}
            onChoose={onChoose}
          />
        )}
        {images && images.length < total && (
          <Button onClick={more} sx={{ justifySelf: 'center' }}>
            Show more
          </Button>
        )}
        {shared.images && shared.images.length > 0 && (
          <>
            <Typography component="h3" sx={heading}>
              Provided for this site
            </Typography>
            <PictureGrid
              label="Provided for this site"
              pictures={shared.images.map(({ key, name, alt }) => ({ key, name, alt }))}
              current={current}
              onChoose={onChoose}
            />
            {shared.images.length < shared.total && (
              <Button onClick={shared.more} sx={{ justifySelf: 'center' }}>
                Show more
              </Button>
            )}
          </>
        )}
        {others.length > 0 && (
          <>
            <Typography component="h3" sx={heading}>
              {alsoThere}
            </Typography>
            <PictureGrid
              label={alsoThere}
              pictures={others.map((key, index) => ({
                key,
                name: labels?.get(key) ?? `Picture ${index + 1}`,
                alt: labels?.get(key) ?? '',
              }))}
              current={current}
              onChoose={onChoose}
            />
          </>
        )}
        {images?.length === 0 && shared.images?.length === 0 && others.length === 0 && (
          <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 5, textAlign: 'center' }}>
            <Typography sx={{ fontWeight: 620 }}>{search === '' ? 'No pictures yet' : 'No matching pictures'}</Typography>
            <Typography color="text.secondary" sx={{ maxWidth: '38ch' }}>
              {search !== ''
                ? 'Try another search, or upload one.'
                : owner.kind === 'layer'
                  ? 'Uploaded pictures are available to every site that uses this layer.'
                  : owner.kind === 'platform'
                    ? 'Uploaded pictures are available to every site.'
                    : 'Uploaded pictures are available to all sites of the business.'}
            </Typography>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}
