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
import type { StockFilter } from '../../client/Records'
import { ColourPicker } from '../../parts/forms/ColourPicker'
import { fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { businessPages, carPages } from '../../parts/page-links/everySitesPages'
import { PictureField } from '../../parts/pictures/PictureField'
import { RichTextField } from '../../parts/rich-text/RichTextField'
import type { TextLink } from '../../parts/rich-text/RichTextProps'
import { useMay } from '../useMay'
import { CarModelInput } from './CarModelInput'
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
  readonly problems: Readonly<Record<string, string>>
  /** The entered make of a record about a model. */
  readonly make?: string
  /** Filter of the cars whose photos the picture may be. */
  readonly picturedCars?: StockFilter
}

interface Props<Field extends RecordField = RecordField> {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly inputs: RecordInputs
  /** `defaults` has values for other fields, applied if those are empty. */
  readonly onChange: (value: unknown, defaults?: EnteredRecord) => void
}

type FieldOfKind<Kind extends RecordField['kind']> = Extract<RecordField, { kind: Kind }>

const ListInput = ({ name, field, value, inputs: { problems, isLocked, choices }, onChange }: Props) => (
  <StockListInput
    label={field.label}
    hint={field.hint}
    value={String(value)}
    lists={choices.stockList ?? []}
    disabled={isLocked}
    problem={problems[name]}
    onChange={onChange}
  />
)

const ModelInput = ({ name, field, value, inputs: { problems, isLocked, choices, make = '' }, onChange }: Props) => (
  <CarModelInput
    make={make}
    label={field.label}
    {...(field.hint !== undefined && { hint: field.hint })}
    value={String(value)}
    options={(('as' in field && choices[field.as ?? '']) || []).map(({ id }) => id)}
    disabled={isLocked}
    problem={problems[name]}
    onChange={(entered, ofModel) => onChange(entered, ofModel === undefined ? {} : { manufacturer: ofModel })}
  />
)

const TextInput = ({ name, field, value, inputs: { problems, isLocked }, onChange }: Props) => {
  const isDay = field.kind === 'day' || field.kind === 'optionalDay'
  const isNumber = field.kind === 'number' || field.kind === 'money'
  const as = 'as' in field ? field.as : undefined
  const type = isDay ? 'date' : as === 'time' ? 'time' : 'text'
  const unit = field.kind === 'money' ? '$' : field.kind === 'number' ? field.unit : undefined
  const lines = 'lines' in field ? field.lines : undefined
  const inserts = 'inserts' in field ? field.inserts : undefined
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const layout = lines !== undefined || (field.kind === 'text' && field.max > 80) ? wholeRow : undefined
  const textField = (
    <TextField
      inputRef={input}
      label={field.label}
      value={value}
      disabled={isLocked}
      type={type}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? field.hint}
      multiline={lines !== undefined}
      minRows={lines}
      onChange={(event) => onChange(event.target.value)}
      sx={inserts ? undefined : layout}
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
  if (!inserts) return textField
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
      {textField}
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
const linkTargets = ({ page = [] }: RecordChoices): TextLink[] => [
  ...page.map(({ id, name }) => ({ path: id, title: name, group: 'Pages of the sites' })),
  ...carPages.map(([path, title]) => ({ path, title, group: 'Cars' })),
  ...businessPages.map(([path, title]) => ({ path, title, group: 'The business' })),
]

/** Rich-text input with the organisation's media library. */
const FormattedInput = ({
  name,
  field,
  value,
  inputs: { organisationId, problems, isLocked, choices },
  onChange,
}: Props<FieldOfKind<'richText' | 'optionalRichText'>>) => {
  const id = useId()
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 0.75, minWidth: 0 }}>
      <FormLabel id={`${id}-label`} error={problems[name] !== undefined} sx={{ fontSize: 14 }}>
        {field.label}
      </FormLabel>
      <RichTextField
        id={id}
        label={field.label}
        value={value as RichText}
        describedBy={`${id}-description`}
        disabled={isLocked}
        invalid={problems[name] !== undefined}
        maxLength={field.max}
        pictures={{
          owner: organisationId === null ? { kind: 'platform', id: '' } : { kind: 'organisation', id: organisationId },
          siteId: null,
        }}
        links={linkTargets(choices)}
        onChange={onChange}
      />
      <FormHelperText id={`${id}-description`} error={problems[name] !== undefined}>
        {problems[name] ?? field.hint}
      </FormHelperText>
    </Box>
  )
}

const ChoiceInput = ({
  name,
  field,
  value,
  inputs: { problems, isLocked, choices },
  onChange,
}: Props<FieldOfKind<'choice' | 'reference'>>) => {
  const options =
    field.kind === 'choice'
      ? Object.entries(field.choices)
          .filter(([id]) => id === value || !field.notOffered?.includes(id))
          .map(([id, label]) => ({ id, name: label }))
      : (choices[field.to] ?? [])
  const { none } = field
  return (
    <TextField
      select
      label={field.label}
      value={value}
      disabled={isLocked}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? field.hint}
      slotProps={none === undefined ? {} : { inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={(event) => onChange(event.target.value)}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map(({ id, name: label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const CheckboxGroup = ({ label, hint, problem, children }: { label: string; hint?: string; problem?: string; children: ReactNode }) => (
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

/** The choices of a field: states only where the owner has locations, and those stored before. */
const severalOptions = (field: FieldOfKind<'several'>, choices: RecordChoices, selectedIds: readonly string[]) =>
  Object.entries(field.choices)
    .filter(([id]) => field.as !== 'state' || choices.state?.some((state) => state.id === id) || selectedIds.includes(id))
    .map(([id, label]) => ({ id, name: label }))

const SeveralInput = ({
  name,
  field,
  value,
  inputs: { problems, isLocked, choices },
  onChange,
}: Props<FieldOfKind<'several' | 'references'>>) => {
  const selectedIds = value as readonly string[]
  const options = field.kind === 'several' ? severalOptions(field, choices, selectedIds) : (choices[field.to] ?? [])
  if (options.length === 0 && field.kind === 'several') return null
  return (
    <CheckboxGroup label={field.label} hint={field.hint} problem={problems[name]}>
      {options.map(({ id: optionId, name: label }) => (
        <FormControlLabel
          key={optionId}
          label={label}
          disabled={isLocked}
          control={
            <Checkbox
              checked={selectedIds.includes(optionId)}
              onChange={({ target }) =>
                onChange(target.checked ? [...selectedIds, optionId] : selectedIds.filter((other) => other !== optionId))
              }
            />
          }
        />
      ))}
    </CheckboxGroup>
  )
}

/** Checked sites show the record; the stored value is the list of excluded sites. */
const SitesInput = ({ value, inputs: { noun, isLocked, choices }, onChange }: Props<FieldOfKind<'sites'>>) => {
  const excludedIds = value as readonly string[]
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
                checked={!excludedIds.includes(id)}
                onChange={({ target }) => onChange(target.checked ? excludedIds.filter((other) => other !== id) : [...excludedIds, id])}
              />
            }
          />
        ))}
      </FormGroup>
      {sites.length > 0 && sites.every(({ id }) => excludedIds.includes(id)) && (
        <FormHelperText error>No site shows it, so shoppers can’t see this {noun}.</FormHelperText>
      )}
    </Box>
  )
}

const StarsInput = ({ name, field, value, inputs: { problems, isLocked }, onChange }: Props) => {
  const id = useId()
  return (
    <Box sx={wholeRow}>
      <FormLabel component="legend" id={id} error={problems[name] !== undefined} sx={{ fontSize: 14, mb: 0.5 }}>
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
      {problems[name] && <FormHelperText error>{problems[name]}</FormHelperText>}
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

const PictureInput = ({
  field,
  value,
  inputs: { noun, organisationId, isLocked, picturedCars = {} },
  onChange,
}: Props<FieldOfKind<'picture'>>) => {
  const may = useMay()
  return (
    <Box sx={wholeRow}>
      {!isLocked && organisationId !== '' && (
        <PictureField
          imageKey={(value as string | null) ?? null}
          owner={organisationId === null ? { kind: 'platform', id: '' } : { kind: 'organisation', id: organisationId }}
          alt={`Picture of this ${noun}`}
          {...(may('stock.read') && may('site.edit') && { carPhotos: picturedCars })}
          onChange={(key, altText) => onChange(key, field.altTextField === undefined ? {} : { [field.altTextField]: altText })}
        />
      )}
    </Box>
  )
}

const RowsInput = ({ name, field, value, inputs, onChange }: Props<FieldOfKind<'rows'>>) => {
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
      {inputs.problems[name] && <FormHelperText error>{inputs.problems[name]}</FormHelperText>}
      {!inputs.isLocked && rows.length < field.max && (
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
      if ('as' in field && field.as === 'stockList') return <ListInput {...props} />
      return 'as' in field && (field.as === 'carMake' || field.as === 'carModel') ? <ModelInput {...props} /> : <TextInput {...props} />
  }
}
