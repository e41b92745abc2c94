import { Box, Typography } from '@mui/material'
import { ChoosePicture } from '../../../parts/pictures/ChoosePicture'
import type { PictureOwner } from '../../../parts/pictures/PictureOwner'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'
import { useMe } from '../../../parts/useMe'
import { useOrganisation } from '../../useOrganisation'

interface Props {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const platform: PictureOwner = { of: 'platform', id: '' }

/** The library that all the sites may use: of the one business they belong to, else for staff the platform's. Null where there is none. */
const useSharedLibrary = (): PictureOwner | null => {
  const me = useMe()
  const [chosen] = useOrganisation()
  const [only, another] = me?.organisations ?? []
  const organisationId = chosen ?? (me?.staff || another ? null : (only?.id ?? null))
  if (organisationId !== null) return { of: 'organisation', id: organisationId }
  return me?.staff ? platform : null
}

/** A picture for several sites, from a library that all of them may use. */
export const PictureInput = ({ label, value, onChange }: Props) => {
  const owner = useSharedLibrary()
  const source = typeof value === 'string' ? value : ''
  if (!owner)
    return (
      <Typography variant="body2" color="text.secondary">
        Pictures belong to one business: choose it at the top first.
      </Typography>
    )
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 220 }}>
      {source !== '' && (
        <Box
          component="img"
          src={sizedPictureAddress(source, 480)}
          alt={label}
          sx={{ maxWidth: '100%', maxHeight: 140, borderRadius: '8px', border: 1, borderColor: 'divider' }}
        />
      )}
      {source === '' && <Typography variant="body2">{label}: none</Typography>}
      <ChoosePicture
        owner={owner}
        current={source}
        hint={owner.of === 'platform' ? 'From the platform’s library, which every site may use.' : 'From the library of the business.'}
        onChange={onChange}
      />
    </Box>
  )
}
