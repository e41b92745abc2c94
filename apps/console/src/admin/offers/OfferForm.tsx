import { namesRate } from '@forecourt/rules/offers/namesRate'
import { Box, Checkbox, FormControlLabel, FormGroup, FormHelperText, MenuItem, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { OfferDetail } from '../../client/Records'
import { FormBar } from '../../parts/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../parts/FormSection'
import { PictureField } from '../../parts/pictures/PictureField'
import { OfferPreview } from './OfferPreview'
import { offerCategories } from './offerCategories'
import { percentFrom, type TypedOffer } from './typedOffer'

interface Props {
  readonly start: TypedOffer
  readonly organisationId: string
  /** The sites that may show it. */
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  /** By field: why the server refused it. */
  readonly refused: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  /** Why it can only be read, where that is so. */
  readonly lock?: string
  readonly onSave: (typed: TypedOffer) => void
  readonly onTyping?: (isTyping: boolean) => void
  readonly onCancel: () => void
  readonly removal?: ReactNode
  readonly history?: ReactNode
}

/** Everything about an offer, with its page beside it. */
export const OfferForm = (props: Props) => {
  const { start, organisationId, sites, refused, isSaving, isNew, lock, onSave, onTyping, onCancel, removal, history } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(refused).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused])
  const [origin] = useState(start)
  const [typed, setTyped] = useState(origin)
  const put = (change: Partial<TypedOffer>) => setTyped((before) => ({ ...before, ...change }))
  const isChanged = typed !== origin
  useEffect(() => onTyping?.(isChanged), [onTyping, isChanged])
  const isNoRate = percentFrom(typed.comparisonRate) === undefined
  const needsRate = namesRate(typed)
  const text = (
    label: string,
    field: Exclude<keyof TypedOffer, 'excludedSiteIds' | 'imageKey' | 'category'>,
    hint?: string,
    more: object = {},
  ) => (
    <TextField
      label={label}
      value={typed[field]}
      disabled={lock !== undefined}
      error={refused[field] !== undefined}
      helperText={refused[field] ?? hint}
      onChange={(event) => put({ [field]: event.target.value })}
      {...more}
    />
  )
  const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isNoRate) onSave(typed)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(320px, 392px)' },
        pb: 10,
      }}
    >
      <Box component="form" ref={form} onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
        <FormSection title="What you offer">
          <Box sx={fieldGrid}>
            {text('Name', 'name', 'What a shopper reads first, such as “Free on-road costs on every Swift”.', { sx: wholeRow })}
            {text('In a few sentences', 'description', undefined, { sx: wholeRow, multiline: true, minRows: 3 })}
            <TextField
              select
              label="About"
              value={typed.category}
              disabled={lock !== undefined}
              helperText={refused.category ?? offerCategories[typed.category].about}
              error={refused.category !== undefined}
              onChange={(event) => put({ category: event.target.value as OfferDetail['category'] })}
              sx={wholeRow}
            >
              {Object.entries(offerCategories).map(([value, { label }]) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            {text('Make', 'manufacturer', 'Empty for any. Sites of another make leave it out.')}
            {text('Model', 'modelName', 'Cars of this model stand on the offer’s page.')}
          </Box>
        </FormSection>
        <FormSection title="When it runs" about="Both days included, by each site’s own clock. It comes and goes by itself.">
          <Box sx={fieldGrid}>
            {text('First day', 'startsOn', 'Empty: from now on.', day)}
            {text('Last day', 'endsOn', 'Empty: until you remove it.', day)}
          </Box>
        </FormSection>
        <FormSection
          title="Rate and small print"
          about={
            needsRate
              ? 'This offer names a rate: the law wants its comparison rate and the loan it is for beside it.'
              : 'A comparison rate is needed only where the offer names a rate.'
          }
        >
          <Box sx={fieldGrid}>
            {text('Comparison rate', 'comparisonRate', 'Percent a year, such as 6.49.', {
              error: isNoRate || refused.comparisonRate !== undefined,
              helperText: isNoRate ? 'Type a percentage, such as 6.49.' : (refused.comparisonRate ?? 'Percent a year, such as 6.49.'),
              slotProps: { htmlInput: { inputMode: 'decimal' } },
            })}
            {text('The loan it is for', 'rateExample', 'Such as “$30,000 over 5 years, secured”.')}
            {text('Small print', 'disclaimer', 'Stands on the offer’s page, and is folded where it is long.', {
              sx: wholeRow,
              multiline: true,
              minRows: 2,
            })}
          </Box>
        </FormSection>
        <FormSection title="Picture" about="Without one, the card shows a plain sign in the site’s colours.">
          {organisationId && lock === undefined && (
            <PictureField
              imageKey={typed.imageKey}
              organisationId={organisationId}
              alt="The picture of this offer"
              onChange={(imageKey) => put({ imageKey })}
            />
          )}
        </FormSection>
        {sites.length > 1 && (
          <FormSection title="Sites that show it">
            <FormGroup>
              {sites.map(({ id, name }) => (
                <FormControlLabel
                  key={id}
                  disabled={lock !== undefined}
                  control={
                    <Checkbox
                      checked={!typed.excludedSiteIds.includes(id)}
                      onChange={(event) =>
                        put({
                          excludedSiteIds: event.target.checked
                            ? typed.excludedSiteIds.filter((other) => other !== id)
                            : [...typed.excludedSiteIds, id],
                        })
                      }
                    />
                  }
                  label={name}
                />
              ))}
            </FormGroup>
            {sites.every(({ id }) => typed.excludedSiteIds.includes(id)) && (
              <FormHelperText error>No site shows it: shoppers see nothing of this offer.</FormHelperText>
            )}
          </FormSection>
        )}
        {history}
        {lock === undefined && (
          <FormBar
            isChanged={isChanged}
            isSaving={isSaving}
            isNew={isNew}
            saves={isNew ? 'Add offer' : 'Save offer'}
            onCancel={onCancel}
            more={removal}
          />
        )}
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 72, height: { xs: 640, lg: 'calc(100vh - 160px)' }, minHeight: 420 }}>
        <OfferPreview typed={typed} sites={sites} />
      </Box>
    </Box>
  )
}
