import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
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
import { useState } from 'react'
import { PictureGrid } from './PictureGrid'
import type { PictureOwner } from './PictureOwner'
import type { UploadedImage } from './UploadDialog'
import { useLibrary } from './useLibrary'

interface Props {
  readonly owner: PictureOwner
  /** The site that layers lend pictures to; null where none is edited. */
  readonly siteId: string | null
  /** What the setting shows now. */
  readonly current: string
  /** Pictures that are shown somewhere already, which need not be in the library. */
  readonly used: readonly string[]
  /** What is said of those where they are shown. */
  readonly wordsOf?: ReadonlyMap<string, string>
  /** What is wrong with the file that was chosen last, told here: behind the dialog nobody would see it. */
  readonly fileFault: string | null
  readonly onChoose: (image: UploadedImage) => void
  readonly onUpload: () => void
  readonly onClose: () => void
}

const heading = { fontSize: 13.5, fontWeight: 650, color: 'text.secondary' } as const

/** The pictures of a library to choose from, with a search, those that layers lend, and those that are shown already. */
export const LibraryDialog = ({ owner, siteId, current, used, wordsOf, fileFault, onChoose, onUpload, onClose }: Props) => {
  const [query, setQuery] = useState('')
  const { images, total, problem, more } = useLibrary(owner, query)
  const shared = useLibrary(siteId === null ? null : { of: 'site', id: siteId }, query)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const words = query.trim().toLowerCase()
  const library = new Set([...(images ?? []), ...(shared.images ?? [])].map(({ key }) => key))
  const alsoThere = owner.of === 'layer' ? 'Also in this layer' : 'Also on this site'
  const others = used.filter((source) => !library.has(source) && `${wordsOf?.get(source) ?? ''} ${source}`.toLowerCase().includes(words))
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
            placeholder="Search by name or what it shows"
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
                Show more of these
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
                name: wordsOf?.get(key) ?? `Picture ${index + 1}`,
                alt: wordsOf?.get(key) ?? '',
              }))}
              current={current}
              onChoose={onChoose}
            />
          </>
        )}
        {images?.length === 0 && shared.images?.length === 0 && others.length === 0 && (
          <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 5, textAlign: 'center' }}>
            <Typography sx={{ fontWeight: 620 }}>{words === '' ? 'No pictures yet' : 'No picture is called that'}</Typography>
            <Typography color="text.secondary" sx={{ maxWidth: '38ch' }}>
              {words !== ''
                ? 'Try another word, or upload one.'
                : owner.of === 'layer'
                  ? 'What you upload is kept here for every site that uses this layer.'
                  : owner.of === 'platform'
                    ? 'What you upload is kept here for every site.'
                    : 'What you upload is kept here for all sites of the business.'}
            </Typography>
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}
