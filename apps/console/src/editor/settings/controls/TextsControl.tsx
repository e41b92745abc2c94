import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, OutlinedInput } from '@mui/material'
import type { ControlProps } from './ControlProps'
import { textOf } from './textOf'

/** A short list of texts, such as addresses or reasons. */
export const TextsControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const texts: readonly unknown[] = Array.isArray(value) ? value : []
  const full = node.maxItems !== undefined && texts.length >= node.maxItems
  return (
    <Box id={id} role="group" aria-labelledby={`${id}-title`} aria-describedby={describedBy} sx={{ display: 'grid', gap: 0.75 }}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other name than its place.
        <Box key={index} sx={{ display: 'flex', gap: 0.5 }}>
          <OutlinedInput
            fullWidth
            size="small"
            value={textOf(text)}
            disabled={disabled}
            error={invalid}
            onChange={(event) => onChange(texts.with(index, event.target.value))}
            inputProps={{ 'aria-label': `${node.title} ${index + 1}` }}
          />
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={`Remove ${textOf(text) || `entry ${index + 1}`}`}
            onClick={() => onChange(texts.toSpliced(index, 1))}
          >
            <CloseIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={disabled || full}
        onClick={() => onChange([...texts, ''])}
        sx={{ justifySelf: 'start', minHeight: 32 }}
      >
        {full ? `${node.maxItems} is the most` : 'Add'}
      </Button>
    </Box>
  )
}
