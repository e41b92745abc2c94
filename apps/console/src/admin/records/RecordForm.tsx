import { countryFields } from '@forecourt/rules/records/countryFields'
import type { RecordFields } from '@forecourt/rules/records/RecordField'
import { Box } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type AnyRecord, type RecordResource, recordApi } from '../../client/recordApi'
import { FormBar } from '../../parts/forms/FormBar'
import { FormSection, fieldGrid } from '../../parts/forms/FormSection'
import { RecordForecast } from './RecordForecast'
import { RecordInput } from './RecordInput'
import { type AsideProps, choicesCountry, type EnteredRecord, parseRecord, type RecordChoices, type RecordView } from './RecordView'

interface Props<Row extends AnyRecord> {
  readonly view: RecordView<Row>
  /** Initial form state. */
  readonly initialValues: EnteredRecord
  /** The owning organisation; null for the platform, empty before one is chosen. */
  readonly organisationId: string | null
  readonly choices: RecordChoices
  /** Server validation errors, by field. */
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  /** The stored record's id. */
  readonly id?: string
  /** Whether it is read-only. */
  readonly isLocked?: boolean
  readonly onSave: (values: { readonly [name: string]: unknown }) => void
  /** Called on a submit with validation errors: earlier server errors no longer apply. */
  readonly onProblems: () => void
  readonly onDirtyChange?: (isDirty: boolean) => void
  readonly onCancel: () => void
  readonly removal?: ReactNode
  /** The path of the record's page on a site. */
  readonly sitePath?: AsideProps['sitePath']
  readonly history?: ReactNode
}

/** An unsaved record has no page. */
const noPath = () => null

interface EditedFields {
  /** The server errors that `names` refers to. */
  readonly fieldProblems: Readonly<Record<string, string>>
  /** The fields edited since. */
  readonly names: readonly string[]
}

const besideAside = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(320px, 392px)' },
  pb: 10,
} as const

const ownMutationKeys = (resource: RecordResource) => {
  const { create, update, remove } = recordApi(resource)
  return [create, update, remove].map((call) => call.mutationKey())
}

/** The entered make of a record about a model; empty if there is none. */
const makeOf = (fields: RecordFields, entered: EnteredRecord): string => {
  const [name = ''] = Object.entries(fields).find(([, field]) => 'as' in field && field.as === 'carMake') ?? []
  return String(entered[name] ?? '')
}

/** Server errors of the fields that aren't among these, or of rows in them. */
const problemsWithout = (names: readonly string[], problems: EditedFields['fieldProblems']) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name.split('.')[0] ?? name)))

/** Form of a record, with its preview. */
export const RecordForm = <Row extends AnyRecord>(props: Props<Row>) => {
  const {
    view,
    initialValues,
    organisationId,
    choices,
    fieldProblems,
    isSaving,
    isNew,
    id = null,
    isLocked = false,
    onSave,
    onProblems,
    onDirtyChange,
    onCancel,
    removal,
    sitePath = noPath,
    history,
  } = props
  const { noun, fields, sections, updateDependents, Aside } = view
  const form = useRef<HTMLFormElement>(null)
  const [changes, setChanges] = useState<EnteredRecord>({})
  const entered = { ...initialValues, ...changes }
  /** Number of submits: each focuses the first error. */
  const [submitCount, setSubmitCount] = useState(0)
  const [edited, setEdited] = useState<EditedFields>({ fieldProblems, names: [] })
  const { values, problems } = parseRecord(fields, entered)
  const country = choicesCountry(choices)
  const shownFields = countryFields(fields, country, initialValues)
  // Drops server errors of fields that were edited since.
  const editedNames = edited.fieldProblems === fieldProblems ? edited.names : []
  const remainingProblems = problemsWithout(editedNames, fieldProblems)
  const shownProblems = submitCount > 0 ? { ...remainingProblems, ...problems } : remainingProblems
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on new server errors or a new submit only
  useEffect(() => {
    if (!isSaving && Object.keys(shownProblems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [fieldProblems, submitCount, isSaving])
  const changeField = (name: string, value: unknown, defaults: EnteredRecord = {}) => {
    setEdited({ fieldProblems, names: [...editedNames, name] })
    setChanges((before) => {
      const previous = { ...initialValues, ...before }
      const filledDefaults = Object.fromEntries(Object.entries(defaults).filter(([field]) => previous[field] === ''))
      const next = { ...previous, ...filledDefaults, [name]: value }
      const updated = Object.entries(updateDependents?.(next, previous) ?? next).filter(([field, to]) => to !== previous[field])
      return { ...before, ...filledDefaults, ...Object.fromEntries(updated), [name]: value }
    })
  }
  const isChanged = Object.keys(changes).length > 0
  useEffect(() => onDirtyChange?.(isChanged), [onDirtyChange, isChanged])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitCount((times) => times + 1)
    if (Object.keys(problems).length === 0) onSave(values)
    else onProblems()
  }
  // Locked while saving: afterwards the form resets to the stored values, which would discard edits.
  const ofCars = { make: makeOf(fields, entered), picturedCars: view.picturedCars?.(values) ?? {} }
  const inputs = { noun, organisationId, choices, isLocked: isLocked || isSaving, problems: shownProblems, ...ofCars }
  const body = (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', gap: 2, ...(!Aside && { maxWidth: 860, pb: 10 }) }}
    >
      {sections
        .filter(({ isShown }) => isShown?.(choices, values) ?? true)
        .map(({ title, description, fields: names, Note }) => (
          <FormSection
            key={title}
            title={title}
            description={typeof description === 'function' ? description(values, country) : description}
          >
            <Box sx={fieldGrid}>
              {names.map((name) => {
                const field = shownFields[name]
                return (
                  field && (
                    <RecordInput
                      key={name}
                      name={name}
                      field={field}
                      value={entered[name]}
                      inputs={inputs}
                      onChange={(value, defaults) => changeField(name, value, defaults)}
                    />
                  )
                )
              })}
            </Box>
            {Note && <Note values={values} choices={choices} organisationId={organisationId} isNew={isNew} id={id} />}
          </FormSection>
        ))}
      {!isLocked && <RecordForecast resource={view.forecast} id={id} organisationId={organisationId} values={values} />}
      {history}
      {!isLocked && (
        <FormBar
          isChanged={isChanged}
          isSaving={isSaving}
          isNew={isNew}
          saveLabel={`${isNew ? 'Add' : 'Save'} ${noun}`}
          mutationKeys={ownMutationKeys(view.resource)}
          onCancel={onCancel}
          more={removal}
        />
      )}
    </Box>
  )
  if (!Aside) return body
  return (
    <Box sx={besideAside}>
      {body}
      <Box sx={{ position: { lg: 'sticky' }, top: 72, height: { xs: 640, lg: 'calc(100vh - 160px)' }, minHeight: 420 }}>
        <Aside values={values} choices={choices} organisationId={organisationId} sitePath={sitePath} />
      </Box>
    </Box>
  )
}
