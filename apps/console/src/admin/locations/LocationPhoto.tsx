import { Typography } from '@mui/material'
import { PictureField } from '../../parts/pictures/PictureField'

interface Props {
  readonly imageKey: string | null
  readonly organisationId: string
  readonly onChange: (imageKey: string | null) => void
}

/** The photo of a place. */
export const LocationPhoto = ({ imageKey, organisationId, onChange }: Props) =>
  organisationId === '' ? (
    <Typography variant="body2" color="text.secondary">
      Choose the dealership first: photos belong to its business.
    </Typography>
  ) : (
    <PictureField
      imageKey={imageKey}
      owner={{ of: 'organisation', id: organisationId }}
      alt="The photo of this place"
      onChange={onChange}
    />
  )
