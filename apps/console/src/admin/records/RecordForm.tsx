import { Box } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../../client/recordApi'
import { FormBar } from '../../parts/forms/FormBar'
import { FormSection, fieldGrid } from '../../parts/forms/FormSection'
import { RecordInput } from './RecordInput'
import type { RecordChoices, RecordView } from './RecordView'
import { parseRecord, type TypedRecord } from './typedRecord'

interface Props<Row extends AnyRecord> {
  readonly view: RecordView<Row>
  /** What stands in it where nobody typed. */
  readonly start: TypedRecord
  /** Whose it is; null where it is the platform's own, empty while nobody chose. */
  readonly organisationId: string | null
  readonly choices: RecordChoices
  /** By field: why the server refused it. */
  readonly refused: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  /** Whether it can only be read. */
  readonly isLocked?: boolean
  readonly onSave: (values: { readonly [name: string]: unknown }) => void
  readonly onTyping?: (isTyping: boolean) => void
  readonly onCancel: () => void
  readonly removal?: ReactNode
  readonly history?: ReactNode
}

/** Everything that is written of a record, with what its kind shows beside it. */
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
    onTyping,
    onCancel,
    removal,
    history,
  } = props
  const { noun, fields, sections, follow, Aside } = view
  const form = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState<TypedRecord>({})
  const typed = { ...start, ...changes }
  const [isSent, setSent] = useState(false)
  const { values, problems } = parseRecord(fields, typed)
  const said = isSent ? { ...refused, ...problems } : refused
  useEffect(() => {
    if (Object.keys(refused).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused])
  const put = (name: string, value: unknown) =>
    setChanges((before) => {
      const was = { ...start, ...before }
      const now = { ...was, [name]: value }
      const followed = Object.entries(follow ? follow(now, was) : now).filter(([field, as]) => as !== was[field])
      return { ...before, ...Object.fromEntries(followed), [name]: value }
    })
  const isChanged = Object.keys(changes).length > 0
  useEffect(() => onTyping?.(isChanged), [onTyping, isChanged])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(problems).length === 0) onSave(values)
  }
  const inputs = { noun, organisationId, choices, isLocked, refused: said }
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
                      value={typed[name]}
                      inputs={inputs}
                      onChange={(value) => put(name, value)}
                    />
                  )
                )
              })}
            </Box>
            {Note && <Note values={values} choices={choices} />}
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
        <Aside values={values} choices={choices} />
      </Box>
    </Box>
  )
}
