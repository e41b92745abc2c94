import { mostCarPhotos } from '@forecourt/rules/stock/uploadLimits'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { Alert, Box, Button, Card, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { formatCount } from '../../../parts/formatCount'
import { carStatuses } from '../carStatus'
import { FilePicture } from '../photos/FilePicture'
import type { YardFile, YardPlan } from './yardPlan'

/** Number of photos shown before “Show all”. */
const collapsedCount = 12

interface Props {
  readonly group: YardPlan['cars'][number]
  readonly isReplacing: boolean
  /** Removes photos from the car, in this review. */
  readonly onRemovePhotos: (files: readonly YardFile[]) => void
}

const existingPhotosText = (count: number, isReplacing: boolean): string => {
  if (count === 0) return 'none so far'
  return isReplacing ? `replaces ${count}` : `${count} already there`
}

/** The photos that a car gets, in order. */
export const YardCarCard = ({ group: { car, files, tooMany }, isReplacing, onRemovePhotos }: Props) => {
  const [isExpanded, setExpanded] = useState(false)
  const isGone = car.status === 'sold' || car.status === 'withdrawn'
  const shown = isExpanded ? files : files.slice(0, collapsedCount)
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {car.name}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[car.stockNumber, car.regoPlate, isGone && carStatuses[car.status].text].filter(Boolean).join(' · ')} ·{' '}
            {formatCount(files.length, 'new photo', 'new photos')}, {existingPhotosText(car.photos.length, isReplacing)}
          </Typography>
        </Box>
        <Button color="inherit" aria-label={`Wrong car for these photos: ${car.name}`} onClick={() => onRemovePhotos(files)}>
          Wrong car
        </Button>
      </Box>
      {tooMany > 0 && (
        <Alert severity="warning">
          A car can have {mostCarPhotos} photos. The last {formatCount(tooMany, 'one', 'ones')} won’t be added.
        </Alert>
      )}
      <Box
        component="ol"
        aria-label={`Photos for ${car.name}`}
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(104px, 100%), 1fr))',
        }}
      >
        {shown.map((each, index) => (
          <Box component="li" key={each.path} sx={{ position: 'relative', minWidth: 0 }}>
            <FilePicture file={each.file} width="100%" />
            <Typography
              variant="caption"
              color="text.secondary"
              sx={{ display: 'block', overflowWrap: 'anywhere', lineHeight: 1.3, mt: 0.25 }}
            >
              {index + 1}. {each.file.name}
            </Typography>
            <IconButton
              aria-label={`Leave out ${each.path}`}
              onClick={() => onRemovePhotos([each])}
              sx={{
                ...{ position: 'absolute', top: 2, right: 2, width: 30, height: 30, color: '#fff', bgcolor: 'rgb(0 0 0 / 58%)' },
                ...{ '&:hover': { bgcolor: 'rgb(0 0 0 / 76%)' }, '@media (pointer: coarse)': { width: 40, height: 40 } },
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {files.length > collapsedCount && !isExpanded && (
        <Box>
          <Button color="inherit" onClick={() => setExpanded(true)}>
            Show all {files.length}
          </Button>
        </Box>
      )}
    </Card>
  )
}
