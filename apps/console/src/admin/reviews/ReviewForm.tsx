import { Box, FormHelperText, FormLabel, MenuItem, Rating, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormBar } from '../../parts/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../parts/FormSection'
import { localDay } from '../../parts/localDay'
import { PictureField } from '../../parts/pictures/PictureField'
import type { TypedReview } from './typedReview'

interface Props {
  readonly start: TypedReview
  readonly organisationId: string
  readonly locations: readonly { readonly id: string; readonly name: string }[]
  /** By field: why the server refused it. */
  readonly refused: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  /** Whether it can only be read. */
  readonly isLocked?: boolean
  readonly onSave: (typed: TypedReview) => void
  readonly onTyping?: (isTyping: boolean) => void
  readonly onCancel: () => void
  readonly removal?: ReactNode
  readonly history?: ReactNode
}

/** What a customer said, and what the dealer answers. */
export const ReviewForm = (props: Props) => {
  const {
    start,
    organisationId,
    locations,
    refused,
    isSaving,
    isNew,
    isLocked = false,
    onSave,
    onTyping,
    onCancel,
    removal,
    history,
  } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(refused).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused])
  const [origin] = useState(start)
  const [typed, setTyped] = useState(origin)
  const put = (change: Partial<TypedReview>) => setTyped((before) => ({ ...before, ...change }))
  const isChanged = typed !== origin
  useEffect(() => onTyping?.(isChanged), [onTyping, isChanged])
  const text = (label: string, field: Exclude<keyof TypedReview, 'rating' | 'imageKey'>, hint?: string, more: object = {}) => (
    <TextField
      label={label}
      value={typed[field]}
      disabled={isLocked}
      error={refused[field] !== undefined}
      helperText={refused[field] ?? hint}
      onChange={(event) => put({ [field]: event.target.value })}
      {...more}
    />
  )
  const day = { type: 'date', slotProps: { inputLabel: { shrink: true }, htmlInput: { max: localDay() } } }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, maxWidth: 860, pb: 10 }}>
      <FormSection title="What the customer said" about="Copy it as it was written: a review that was changed misleads who reads it.">
        <Box sx={fieldGrid}>
          {text('Customer', 'customerName', 'As they want to be named, such as “Priya S.”')}
          {text('Written on', 'reviewDate', undefined, day)}
          <Box sx={wholeRow}>
            <FormLabel component="legend" id="review-stars" error={refused.rating !== undefined} sx={{ fontSize: 14, mb: 0.5 }}>
              Stars
            </FormLabel>
            <Rating
              name="rating"
              aria-labelledby="review-stars"
              value={typed.rating === 0 ? null : typed.rating}
              disabled={isLocked}
              size="large"
              onChange={(_event, rating) => put({ rating: rating ?? 0 })}
            />
            {refused.rating && <FormHelperText error>{refused.rating}</FormHelperText>}
          </Box>
          {text('Their words', 'text', undefined, { sx: wholeRow, multiline: true, minRows: 4 })}
          <TextField
            select
            label="About"
            value={typed.locationId}
            disabled={isLocked}
            error={refused.locationId !== undefined}
            helperText={refused.locationId ?? 'Its page shows it, and the sites that show its cars.'}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            onChange={(event) => put({ locationId: event.target.value })}
          >
            <MenuItem value="">The whole business</MenuItem>
            {locations.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {text('Written at', 'source', 'Such as Google or Facebook; for your own list.')}
        </Box>
      </FormSection>
      <FormSection title="Your reply" about="Shown under the review where the site shows replies.">
        <Box sx={fieldGrid}>
          {text('Reply', 'replyText', undefined, {
            sx: wholeRow,
            multiline: true,
            minRows: 3,
            onChange: (event: { target: { value: string } }) =>
              put({
                replyText: event.target.value,
                replyDate: event.target.value.trim() === '' ? '' : typed.replyDate || localDay(),
              }),
          })}
          {text('Replied on', 'replyDate', undefined, day)}
        </Box>
      </FormSection>
      <FormSection title="Picture" about="Such as the handover, if the customer is happy to be shown.">
        {organisationId && !isLocked && (
          <PictureField
            imageKey={typed.imageKey}
            organisationId={organisationId}
            alt="The picture of this review"
            onChange={(imageKey) => put({ imageKey })}
          />
        )}
      </FormSection>
      {history}
      {!isLocked && (
        <FormBar
          isChanged={isChanged}
          isSaving={isSaving}
          isNew={isNew}
          saves={isNew ? 'Add review' : 'Save review'}
          onCancel={onCancel}
          more={removal}
        />
      )}
    </Box>
  )
}
