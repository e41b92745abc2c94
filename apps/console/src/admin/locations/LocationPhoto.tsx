import { Typography } from '@mui/material'
import { PictureField } from '../../parts/pictures/PictureField'

interface Props {
  readonly imageKey: string | null
  /** What the picture is, such as ‘The photo of this place’. */
  readonly alt: string
  readonly organisationId: string
  readonly onChange: (imageKey: string | null) => void
}

/** A picture of a place: its photo, or its map. */
export const LocationPhoto = ({ imageKey, alt, organisationId, onChange }: Props) =>
  organisationId === '' ? (
    <Typography variant="body2" color="text.secondary">
      Choose the dealership first: pictures belong to its business.
    </Typography>
  ) : (
    <PictureField imageKey={imageKey} owner={{ of: 'organisation', id: organisationId }} alt={alt} onChange={onChange} />
  )
