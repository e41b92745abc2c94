import { blankValues, type RecordField } from '@forecourt/rules/records/RecordField'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import AddIcon from '@mui/icons-material/AddRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import {
  Box,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  IconButton,
  InputAdornment,
  MenuItem,
  Rating,
  Switch,
  TextField,
} from '@mui/material'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ColourPicker } from '../../parts/forms/ColourPicker'
import { fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { businessPages, carPages } from '../../parts/page-links/everySitesPages'
import { PictureField } from '../../parts/pictures/PictureField'
import { RichTextField } from '../../parts/rich-text/RichTextField'
import type { TextLink } from '../../parts/rich-text/RichTextProps'
import { type EnteredRecord, type RecordChoices, toEnteredRecord } from './RecordView'
import { StockListInput } from './StockListInput'

/** Props shared by all inputs of a form. */
export interface RecordInputs {
  readonly noun: string
  /** The organisation whose media library is used; null for the platform's. */
  readonly organisationId: string | null
  readonly choices: RecordChoices
  readonly isLocked: boolean
  /** Validation errors by field. */
  readonly refused: Readonly<Record<string, string>>
}

interface Props<Field extends RecordField = RecordField> {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly inputs: RecordInputs
  /** `beside` has values for other fields, applied if those are empty. */
  readonly onChange: (value: unknown, beside?: EnteredRecord) => void
}

type Of<Kind extends RecordField['kind']> = Extract<RecordField, { kind: Kind }>

const ListInput = ({ name, field, value, inputs: { refused, isLocked, choices }, onChange }: Props) => (
  <StockListInput
    label={field.label}
    hint={field.hint}
    value={String(value)}
    lists={choices.stockList ?? []}
    disabled={isLocked}
    problem={refused[name]}
    onChange={onChange}
  />
)

const TextInput = ({ name, field, value, inputs: { refused, isLocked }, onChange }: Props) => {
  const isDay = field.kind === 'day' || field.kind === 'optionalDay'
  const isNumber = field.kind === 'number' || field.kind === 'money'
  const as = 'as' in field ? field.as : undefined
  const type = isDay ? 'date' : as === 'time' ? 'time' : 'text'
  const unit = field.kind === 'money' ? '$' : field.kind === 'number' ? field.unit : undefined
  const lines = 'lines' in field ? field.lines : undefined
  const inserts = 'inserts' in field ? field.inserts : undefined
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const place = lines !== undefined || (field.kind === 'text' && field.most > 80) ? wholeRow : undefined
  const entry = (
    <TextField
      inputRef={input}
      label={field.label}
      value={value}
      disabled={isLocked}
      type={type}
      error={refused[name] !== undefined}
      helperText={refused[name] ?? field.hint}
      multiline={lines !== undefined}
      minRows={lines}
      onChange={(event) => onChange(event.target.value)}
      sx={inserts ? undefined : place}
      slotProps={{
        ...(type !== 'text' && { inputLabel: { shrink: true } }),
        ...(as === 'colour' && {
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <ColourPicker
                  label={`Pick: ${field.label}`}
                  value={String(value)}
                  blank="#ffffff"
                  size={28}
                  disabled={isLocked}
                  onChange={onChange}
                />
              </InputAdornment>
            ),
          },
        }),
        ...(isNumber && { htmlInput: { inputMode: 'decimal' } }),
        ...(unit && {
          input:
            unit === '$'
              ? { startAdornment: <InputAdornment position="start">$</InputAdornment> }
              : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }),
      }}
    />
  )
  if (!inserts) return entry
  /** Inserts a text at the caret, and puts the caret behind it. */
  const insert = (inserted: string) => {
    const text = String(value)
    const [start, end] = [input.current?.selectionStart ?? text.length, input.current?.selectionEnd ?? text.length]
    flushSync(() => onChange(`${text.slice(0, start)}${inserted}${text.slice(end)}`))
    input.current?.focus()
    input.current?.setSelectionRange(start + inserted.length, start + inserted.length)
  }
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 0.75, minWidth: 0 }}>
      {entry}
      <Box role="group" aria-label={`Insert into ${field.label}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(inserts).map(([inserted, label]) => (
          <Chip
            key={inserted}
            size="small"
            variant="outlined"
            icon={<AddIcon />}
            label={label}
            disabled={isLocked}
            onClick={() => insert(inserted)}
          />
        ))}
      </Box>
    </Box>
  )
}

/** Link targets in a formatted text: pages of the sites that show the record, and pages that every site has. */
const linksTo = ({ page = [] }: RecordChoices): TextLink[] => [
  ...page.map(({ id, name }) => ({ path: id, title: name, group: 'Pages of the sites' })),
  ...carPages.map(([path, title]) => ({ path, title, group: 'Cars' })),
  ...businessPages.map(([path, title]) => ({ path, title, group: 'The business' })),
]

/** Rich-text input with the organisation's media library. */
const FormattedInput = ({
  name,
  field,
  value,
  inputs: { organisationId, refused, isLocked, choices },
  onChange,
}: Props<Of<'richText' | 'optionalRichText'>>) => {
  const id = useId()
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 0.75, minWidth: 0 }}>
      <FormLabel id={`${id}-label`} error={refused[name] !== undefined} sx={{ fontSize: 14 }}>
        {field.label}
      </FormLabel>
      <RichTextField
        id={id}
        label={field.label}
        value={value as RichText}
        describedBy={`${id}-about`}
        disabled={isLocked}
        invalid={refused[name] !== undefined}
        most={field.most}
        pictures={{
          owner: organisationId === null ? { of: 'platform', id: '' } : { of: 'organisation', id: organisationId },
          siteId: null,
        }}
        links={linksTo(choices)}
        onChange={onChange}
      />
      <FormHelperText id={`${id}-about`} error={refused[name] !== undefined}>
        {refused[name] ?? field.hint}
      </FormHelperText>
    </Box>
  )
}

const ChoiceInput = ({ name, field, value, inputs: { refused, isLocked, choices }, onChange }: Props<Of<'choice' | 'reference'>>) => {
  const offered =
    field.kind === 'choice' ? Object.entries(field.choices).map(([id, label]) => ({ id, name: label })) : (choices[field.to] ?? [])
  const { none } = field
  return (
    <TextField
      select
      label={field.label}
      value={value}
      disabled={isLocked}
      error={refused[name] !== undefined}
      helperText={refused[name] ?? field.hint}
      slotProps={none === undefined ? {} : { inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={(event) => onChange(event.target.value)}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {offered.map(({ id, name: label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const Boxes = ({ label, hint, problem, children }: { label: string; hint?: string; problem?: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ ...wholeRow, border: 0, m: 0, p: 0, minWidth: 0 }}>
    <FormLabel component="legend" error={problem !== undefined} sx={{ fontSize: 14, p: 0 }}>
      {label}
    </FormLabel>
    <FormGroup row sx={{ columnGap: 1 }}>
      {children}
    </FormGroup>
    {(problem ?? hint) && <FormHelperText error={problem !== undefined}>{problem ?? hint}</FormHelperText>}
  </Box>
)

const SeveralInput = ({ name, field, value, inputs: { refused, isLocked, choices }, onChange }: Props<Of<'several' | 'references'>>) => {
  const chosen = value as readonly string[]
  const offered =
    field.kind === 'several' ? Object.entries(field.choices).map(([id, label]) => ({ id, name: label })) : (choices[field.to] ?? [])
  return (
    <Boxes label={field.label} hint={field.hint} problem={refused[name]}>
      {offered.map(({ id: one, name: label }) => (
        <FormControlLabel
          key={one}
          label={label}
          disabled={isLocked}
          control={
            <Checkbox
              checked={chosen.includes(one)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
            />
          }
        />
      ))}
    </Boxes>
  )
}

/** Checked sites show the record; the stored value is the list of excluded sites. */
const SitesInput = ({ value, inputs: { noun, isLocked, choices }, onChange }: Props<Of<'sites'>>) => {
  const out = value as readonly string[]
  const sites = choices.site ?? []
  return (
    <Box sx={wholeRow}>
      <FormGroup>
        {sites.map(({ id, name: label }) => (
          <FormControlLabel
            key={id}
            label={label}
            disabled={isLocked}
            control={
              <Checkbox
                checked={!out.includes(id)}
                onChange={({ target }) => onChange(target.checked ? out.filter((other) => other !== id) : [...out, id])}
              />
            }
          />
        ))}
      </FormGroup>
      {sites.length > 0 && sites.every(({ id }) => out.includes(id)) && (
        <FormHelperText error>No site shows it, so shoppers can’t see it {noun}.</FormHelperText>
      )}
    </Box>
  )
}

const StarsInput = ({ name, field, value, inputs: { refused, isLocked }, onChange }: Props) => {
  const id = useId()
  return (
    <Box sx={wholeRow}>
      <FormLabel component="legend" id={id} error={refused[name] !== undefined} sx={{ fontSize: 14, mb: 0.5 }}>
        {field.label}
      </FormLabel>
      <Rating
        name={name}
        aria-labelledby={id}
        value={value === 0 ? null : (value as number)}
        disabled={isLocked}
        size="large"
        onChange={(_event, stars) => onChange(stars ?? 0)}
      />
      {refused[name] && <FormHelperText error>{refused[name]}</FormHelperText>}
    </Box>
  )
}

const FlagInput = ({ field, value, inputs: { isLocked }, onChange }: Props) => (
  <Box sx={wholeRow}>
    <FormControlLabel
      label={field.label}
      disabled={isLocked}
      control={<Switch checked={value === true} onChange={({ target }) => onChange(target.checked)} />}
    />
    {field.hint && <FormHelperText>{field.hint}</FormHelperText>}
  </Box>
)

const PictureInput = ({ field, value, inputs: { noun, organisationId, isLocked }, onChange }: Props<Of<'picture'>>) => (
  <Box sx={wholeRow}>
    {!isLocked && organisationId !== '' && (
      <PictureField
        imageKey={(value as string | null) ?? null}
        owner={organisationId === null ? { of: 'platform', id: '' } : { of: 'organisation', id: organisationId }}
        alt={`Picture of this ${noun}`}
        onChange={(key, altText) => onChange(key, field.altTextField === undefined ? {} : { [field.altTextField]: altText })}
      />
    )}
  </Box>
)

const RowsInput = ({ name, field, value, inputs, onChange }: Props<Of<'rows'>>) => {
  const rows = value as readonly EnteredRecord[]
  const [first = ''] = Object.keys(field.fields)
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 2 }}>
      {rows.map((row, index) => (
        <Box
          // Rows have no id, and aren't reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: all fields of a row are controlled, so that rows have no state of their own.
          key={index}
          role="group"
          aria-label={`${field.noun} ${index + 1}`}
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            pt: index === 0 ? 0 : 2,
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ ...fieldGrid, flex: 1, minWidth: 0 }}>
            {Object.entries(field.fields).map(([inner, each]) => (
              <RecordInput
                key={inner}
                name={`${name}.${index}.${inner}`}
                field={each}
                value={row[inner]}
                inputs={inputs}
                onChange={(entered) => onChange(rows.with(index, { ...row, [inner]: entered }))}
              />
            ))}
          </Box>
          {!inputs.isLocked && (
            <IconButton
              aria-label={`Remove ${row[first] || `the ${field.noun}`}`}
              onClick={() => onChange(rows.filter((_row, other) => other !== index))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {inputs.refused[name] && <FormHelperText error>{inputs.refused[name]}</FormHelperText>}
      {!inputs.isLocked && rows.length < field.most && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => onChange([...rows, toEnteredRecord(field.fields, blankValues(field.fields))])}
          sx={{ justifySelf: 'start' }}
        >
          Add {field.noun}
        </Button>
      )}
    </Box>
  )
}

/** Input of a record's field, by its kind. */
export function RecordInput(props: Props) {
  const { field, ...rest } = props
  switch (field.kind) {
    case 'choice':
    case 'reference':
      return <ChoiceInput {...rest} field={field} />
    case 'several':
    case 'references':
      return <SeveralInput {...rest} field={field} />
    case 'sites':
      return <SitesInput {...rest} field={field} />
    case 'rows':
      return <RowsInput {...rest} field={field} />
    case 'stars':
      return <StarsInput {...props} />
    case 'flag':
      return <FlagInput {...props} />
    case 'richText':
    case 'optionalRichText':
      return <FormattedInput {...rest} field={field} />
    case 'picture':
      return <PictureInput {...rest} field={field} />
    default:
      return 'as' in field && field.as === 'stockList' ? <ListInput {...props} /> : <TextInput {...props} />
  }
}
