import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { ChoosePicture } from '../../../parts/pictures/PictureField'
import type { PictureOwner } from '../../../parts/pictures/PictureOwner'
import { sizedPictureAddress } from '../../../parts/pictures/sizedPictureAddress'
import { useMe } from '../../../parts/useMe'
import { useOrganisation } from '../../useOrganisation'

interface PictureInputProps {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const platformLibrary: PictureOwner = { kind: 'platform', id: '' }

/**
 * Media library that all the sites may use: the organisation's if the user has only one, else for staff the platform's. Null if there is
 * none.
 */
const useSharedLibrary = (): PictureOwner | null => {
  const me = useMe()
  const [chosen] = useOrganisation()
  const [only, another] = me?.organisations ?? []
  const organisationId = chosen ?? (me?.staff || another ? null : (only?.id ?? null))
  if (organisationId !== null) return { kind: 'organisation', id: organisationId }
  return me?.staff ? platformLibrary : null
}

/** Picks an image for several sites from their shared media library. */
const PictureInput = ({ label, value, onChange }: PictureInputProps) => {
  const owner = useSharedLibrary()
  const source = typeof value === 'string' ? value : ''
  if (!owner)
    return (
      <Typography variant="body2" color="text.secondary">
        Pictures belong to one business. Choose the business at the top first.
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
        hint={owner.kind === 'platform' ? 'From the platform library, which every site can use.' : 'From the business’s library.'}
        onChange={onChange}
      />
    </Box>
  )
}

interface ValueInputProps {
  readonly node: SchemaNode
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Label, if it isn't the setting's own. */
  readonly label?: string
}

/** Input for a setting's value outside a site. The dry run at each site validates it. */
export const ValueInput = ({ node, value, onChange, label = 'Value' }: ValueInputProps) => {
  const commonProps = { label, sx: { m: 0, minWidth: 220, flex: 1 } }
  if (node.type === 'boolean')
    return (
      <FormControlLabel
        control={<Switch checked={value === true} onChange={(_event, on) => onChange(on)} />}
        label={label === 'Value' ? (value === true ? 'On' : 'Off') : label}
        sx={{ ml: 0 }}
      />
    )
  if (node['x-control'] === 'image') return <PictureInput label={label} value={value} onChange={onChange} />
  if (node.type === 'array') {
    const { items = {} } = node
    const chosen = Array.isArray(value) ? value.map(String) : []
    if (items.enum)
      return (
        <TextField
          {...commonProps}
          select
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { multiple: true } }}
        >
          {items.enum.map((choice) => (
            <MenuItem key={choice} value={String(choice)}>
              {choiceLabel(items, choice)}
            </MenuItem>
          ))}
        </TextField>
      )
    return (
      <TextField
        {...commonProps}
        multiline
        minRows={2}
        helperText="One entry per line"
        value={chosen.join('\n')}
        onChange={(event) => onChange(event.target.value.split('\n').filter((line) => line.trim() !== ''))}
      />
    )
  }
  if (node.enum)
    return (
      <TextField
        {...commonProps}
        select
        value={value ?? ''}
        onChange={(event) => onChange(node.enum?.find((choice) => String(choice) === event.target.value))}
      >
        {node.enum.map((choice) => (
          <MenuItem key={choice} value={String(choice)}>
            {choiceLabel(node, choice)}
          </MenuItem>
        ))}
      </TextField>
    )
  if (node.type === 'number' || node.type === 'integer')
    return (
      <TextField
        {...commonProps}
        sx={{ m: 0, width: 180 }}
        type="number"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        slotProps={{ htmlInput: { min: node.minimum, max: node.maximum, step: node.multipleOf ?? (node.type === 'integer' ? 1 : 'any') } }}
      />
    )
  const text = typeof value === 'string' ? value : ''
  const isColour = node['x-control'] === 'colour'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 220 }}>
      <TextField
        {...commonProps}
        value={text}
        multiline={node['x-control'] === 'multiline'}
        minRows={node['x-control'] === 'multiline' ? 3 : undefined}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: node.maxLength } }}
      />
      {isColour && (
        <Box
          component="input"
          type="color"
          aria-label="Choose the colour"
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          sx={{ width: 44, height: 40, p: 0.25, border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}
        />
      )}
    </Box>
  )
}
