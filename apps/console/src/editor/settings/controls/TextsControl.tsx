import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, OutlinedInput, Typography } from '@mui/material'
import { type KeyboardEvent, useRef } from 'react'
import { SortableItems } from '../items/SortableItems'
import { type ControlProps, editableText } from './ControlProps'
import { parseNumber } from './NumberControl'
import { SortableLine } from './SortableLine'
import { pastedLines, spreadEntries } from './textList'

/** Longer entries get a second line. */
const longEntry = 60

const inputNamed = 'li :is(input, textarea:not([aria-hidden]))'

/**
 * A short list of texts or numbers, such as addresses or reasons: Enter adds one, Backspace in an empty one removes it, the handle moves
 * it.
 */
export const TextsControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const box = useRef<HTMLDivElement>(null)
  const texts: readonly unknown[] = Array.isArray(value) ? value : []
  const isNumeric = node.items?.type === 'integer' || node.items?.type === 'number'
  const isLong = !isNumeric && (node.items?.maxLength ?? 0) > longEntry && !node.items?.format && !node.items?.pattern
  const entryOf = (text: string) => (isNumeric ? parseNumber(text) : text)
  const isFull = node.maxItems !== undefined && texts.length >= node.maxItems
  const ids = texts.map((_text, index) => String(index))
  const nameOf = (index: number) => editableText(texts[index]) || `entry ${index + 1}`
  const focus = (index: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>(inputNamed)[Math.max(0, index)]?.focus())
  const move = (at: string, to: number) => {
    const from = Number(at)
    const place = Math.max(0, Math.min(to, texts.length - 1))
    if (place !== from) onChange(texts.toSpliced(from, 1).toSpliced(place, 0, texts[from]))
  }
  const add = (at: number) => {
    if (isFull) return
    onChange(texts.toSpliced(at, 0, ''))
    focus(at)
  }
  const remove = (index: number) => {
    onChange(texts.toSpliced(index, 1))
    focus(index - 1)
  }
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(index + 1)
    }
    if (event.key === 'Backspace' && editableText(texts[index]) === '') {
      event.preventDefault()
      remove(index)
    }
  }
  return (
    <Box
      ref={box}
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}
    >
      <SortableItems label={node.title ?? 'Entries'} ids={ids} names={texts.map((_text, index) => nameOf(index))} onMove={move}>
        {texts.map((text, index) => (
          <SortableLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other name than its place.
            key={index}
            id={String(index)}
            name={nameOf(index)}
            disabled={disabled}
            onStep={(by) => {
              move(String(index), index + by)
              requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('li > button')[index + by]?.focus())
            }}
            end={
              !disabled && (
                <IconButton size="small" aria-label={`Remove ${nameOf(index)}`} onClick={() => remove(index)}>
                  <CloseIcon sx={{ fontSize: 18 }} />
                </IconButton>
              )
            }
          >
            <OutlinedInput
              fullWidth
              size="small"
              multiline={isLong}
              value={editableText(text)}
              disabled={disabled}
              error={invalid}
              onChange={(event) => onChange(texts.with(index, entryOf(event.target.value)))}
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => {
                const lines = editableText(text) === '' ? pastedLines(event.clipboardData.getData('text')) : null
                if (!lines) return
                event.preventDefault()
                onChange(spreadEntries(texts, index, lines.map(entryOf), node.maxItems))
              }}
              inputProps={{ 'aria-label': `${node.title} ${index + 1}`, inputMode: isNumeric ? 'numeric' : undefined }}
              sx={{
                '& fieldset': { border: 0 },
                '& input': { px: 0.5 },
                ...(isLong && { px: 0.5 }),
                '&.Mui-disabled': { bgcolor: 'transparent' },
              }}
            />
          </SortableLine>
        ))}
      </SortableItems>
      {disabled && texts.length === 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          None.
        </Typography>
      )}
      {!disabled && (
        <Button startIcon={<AddIcon />} disabled={isFull} onClick={() => add(texts.length)} sx={{ justifySelf: 'start', minHeight: 32 }}>
          {isFull ? `The limit is ${node.maxItems}` : 'Add'}
        </Button>
      )}
    </Box>
  )
}
