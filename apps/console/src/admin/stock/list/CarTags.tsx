import { Box, Chip } from '@mui/material'
import type { CarRecord } from '../../../client/Records'

const types = { new: 'New', demo: 'Demo', used: 'Used' } as const

/** What sets a car apart: its type, the dealer's tag, and whatever is missing. */
export const CarTags = ({ car }: { car: CarRecord }) => {
  const tags = [
    types[car.carType],
    car.certified && 'Certified',
    car.preorder && 'Preorder',
    car.tag,
    car.imageCount === 0 && 'No photos',
  ].filter((tag) => typeof tag === 'string' && tag !== '')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <Chip key={String(tag)} label={tag} size="small" variant="outlined" />
      ))}
    </Box>
  )
}
