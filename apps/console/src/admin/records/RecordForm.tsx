import { Box } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../../client/recordApi'
import { FormBar } from '../../parts/forms/FormBar'
import { FormSection, fieldGrid } from '../../parts/forms/FormSection'
import { RecordInput } from './RecordInput'
import { type AsideProps, type EnteredRecord, parseRecord, type RecordChoices, type RecordView } from './RecordView'

interface Props<Row extends AnyRecord> {
  readonly view: RecordView<Row>
  /** Initial form state. */
  readonly start: EnteredRecord
  /** The owning organisation; null for the platform, empty before one is chosen. */
  readonly organisationId: string | null
  readonly choices: RecordChoices
  /** Server validation errors, by field. */
  readonly refused: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  /** Whether it is read-only. */
  readonly isLocked?: boolean
  readonly onSave: (values: { readonly [name: string]: unknown }) => void
  /** Called on a submit with validation errors: earlier server errors no longer apply. */
  readonly onProblems: () => void
  readonly onDirtyChange?: (isDirty: boolean) => void
  readonly onCancel: () => void
  readonly removal?: ReactNode
  /** The path of the record's page on a site. */
  readonly pathOn?: AsideProps['pathOn']
  readonly history?: ReactNode
}

/** An unsaved record has no page. */
const noPath = () => null

interface EnteredSince {
  /** The server errors that `names` refers to. */
  readonly refused: Readonly<Record<string, string>>
  /** The fields edited since. */
  readonly names: readonly string[]
}

/** Form of a record, with its preview. */
export const RecordForm = <Row extends AnyRecord>(props: Props<Row>) => {
  const {
    view,
    start,
    organisationId,
    choices,
    refused,
    isSaving,
    isNew,
    isLocked = false,
    onSave,
    onProblems,
    onDirtyChange,
    onCancel,
    removal,
    pathOn = noPath,
    history,
  } = props
  const { noun, fields, sections, follow, Aside } = view
  const form = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState<EnteredRecord>({})
  const entered = { ...start, ...changes }
  /** Number of submits: each focuses the first error. */
  const [sent, setSent] = useState(0)
  const [enteredSince, setEnteredSince] = useState<EnteredSince>({ refused, names: [] })
  const { values, problems } = parseRecord(fields, entered)
  // Drops server errors of fields that were edited since.
  const since = enteredSince.refused === refused ? enteredSince.names : []
  const still = Object.fromEntries(Object.entries(refused).filter(([name]) => !since.includes(name.split('.')[0] ?? name)))
  const shownProblems = sent > 0 ? { ...still, ...problems } : still
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on new server errors or a new submit only
  useEffect(() => {
    if (!isSaving && Object.keys(shownProblems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused, sent, isSaving])
  const put = (name: string, value: unknown, beside: EnteredRecord = {}) => {
    setEnteredSince({ refused, names: [...since, name] })
    setChanges((before) => {
      const was = { ...start, ...before }
      const filling = Object.fromEntries(Object.entries(beside).filter(([field]) => was[field] === ''))
      const now = { ...was, ...filling, [name]: value }
      const followed = Object.entries(follow ? follow(now, was) : now).filter(([field, as]) => as !== was[field])
      return { ...before, ...filling, ...Object.fromEntries(followed), [name]: value }
    })
  }
  const isChanged = Object.keys(changes).length > 0
  useEffect(() => onDirtyChange?.(isChanged), [onDirtyChange, isChanged])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent((times) => times + 1)
    if (Object.keys(problems).length === 0) onSave(values)
    else onProblems()
  }
  // Locked while saving: afterwards the form resets to the stored values, which would discard edits.
  const inputs = { noun, organisationId, choices, isLocked: isLocked || isSaving, refused: shownProblems }
  const body = (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 2, ...(!Aside && { maxWidth: 860, pb: 10 }) }}
    >
      {sections
        .filter(({ isUseful }) => isUseful?.(choices) ?? true)
        .map(({ title, about, fields: names, Note }) => (
          <FormSection key={title} title={title} about={typeof about === 'function' ? about(values) : about}>
            <Box sx={fieldGrid}>
              {names.map((name) => {
                const field = fields[name]
                return (
                  field && (
                    <RecordInput
                      key={name}
                      name={name}
                      field={field}
                      value={entered[name]}
                      inputs={inputs}
                      onChange={(value, beside) => put(name, value, beside)}
                    />
                  )
                )
              })}
            </Box>
            {Note && <Note values={values} choices={choices} organisationId={organisationId} isNew={isNew} />}
          </FormSection>
        ))}
      {history}
      {!isLocked && (
        <FormBar
          isChanged={isChanged}
          isSaving={isSaving}
          isNew={isNew}
          saves={`${isNew ? 'Add' : 'Save'} ${noun}`}
          onCancel={onCancel}
          more={removal}
        />
      )}
    </Box>
  )
  if (!Aside) return body
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
      {body}
      <Box sx={{ position: { lg: 'sticky' }, top: 72, height: { xs: 640, lg: 'calc(100vh - 160px)' }, minHeight: 420 }}>
        <Aside values={values} choices={choices} organisationId={organisationId} pathOn={pathOn} />
      </Box>
    </Box>
  )
}
