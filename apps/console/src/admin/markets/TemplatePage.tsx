import { Alert, Box, Checkbox, FormControlLabel, FormGroup, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useNavigate, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MarketTemplateSettings, TemplateChoiceSet } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { RemoveButton } from '../../parts/forms/ConfirmDialog'
import { FormBar } from '../../parts/forms/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { FullPageForm } from '../../parts/forms/FullPageForm'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { ScrollRegion } from '../../parts/ScrollRegion'
import { useFormErrors } from '../useFormErrors'
import { emptyTemplate, type TemplateDocument } from './enteredTemplate'
import { SentFiles, SftpServerFields } from './SentFiles'
import { TemplateFields } from './TemplateFields'

type EnteredValues = MarketTemplateSettings & { readonly document: TemplateDocument }

const mutationKeys = [api.markets.saveTemplate.mutationKey(), api.markets.removeTemplate.mutationKey()]
const intervalMinutes = [0, 60, 180, 360, 720, 1440] as const

const Preview = ({ siteId, document }: { siteId: string; document: TemplateDocument }) => {
  const { data, error } = useQuery(
    api.markets.previewTemplate.queryOptions(
      { siteId, document: useDeferredValue(document) },
      { placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <FormSection title="Preview" description="With the site’s current cars.">
      {error && <Alert severity="warning">{callError(error).message}</Alert>}
      {data && (
        <ScrollRegion label={{ text: 'Preview of the file' }} maxHeight={360}>
          <Box component="pre" sx={{ m: 0, p: 1.5, width: 'max-content', minWidth: '100%', bgcolor: 'action.hover', fontSize: 12 }}>
            {data.text.slice(0, 6000)}
          </Box>
        </ScrollRegion>
      )}
    </FormSection>
  )
}

const newTargets: { readonly [Kind in EnteredValues['target']['kind']]: EnteredValues['target'] } = {
  address: { kind: 'address' },
  post: { kind: 'post', url: '' },
  sftp: { kind: 'sftp', host: '', port: 22, user: '', path: '' },
}

interface FormProps {
  readonly siteId: string
  readonly templateId: string | null
  readonly initialValues: EnteredValues
  readonly choices: TemplateChoiceSet
}

interface DialectFieldsProps {
  readonly document: TemplateDocument
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<TemplateDocument['dialect']>) => void
}

/** Settings of the file's format: separators and headings of a table, or element names of XML. */
const DialectFields = ({ document, fieldProblems, onChange }: DialectFieldsProps) => (
  <>
    {document.layout === 'csv' && (
      <>
        <TextField
          select
          label="Column separator"
          value={document.dialect.separator}
          onChange={(event) => onChange({ separator: event.target.value as TemplateDocument['dialect']['separator'] })}
        >
          <MenuItem value=",">Commas</MenuItem>
          <MenuItem value=";">Semicolons</MenuItem>
          <MenuItem value="|">Bars</MenuItem>
          <MenuItem value={'\t'}>Tabs</MenuItem>
        </TextField>
        <TextField
          label="List separator"
          value={document.dialect.between}
          helperText="For example between several pictures in one cell."
          onChange={(event) => onChange({ between: event.target.value })}
        />
        <FormControlLabel
          control={<Checkbox checked={document.dialect.headings} onChange={(event) => onChange({ headings: event.target.checked })} />}
          label="The first line contains the field names"
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={document.dialect.lineEnd === 'crlf'}
              onChange={(event) => onChange({ lineEnd: event.target.checked ? 'crlf' : 'lf' })}
            />
          }
          label="Windows line endings"
        />
      </>
    )}
    {document.layout === 'xml' && (
      <>
        <TextField
          label="Root element"
          value={document.dialect.root}
          error={fieldProblems['document.dialect.root'] !== undefined}
          helperText={fieldProblems['document.dialect.root']}
          onChange={(event) => onChange({ root: event.target.value })}
        />
        <TextField
          label="Element per car"
          value={document.dialect.item}
          error={fieldProblems['document.dialect.item'] !== undefined}
          helperText={fieldProblems['document.dialect.item']}
          onChange={(event) => onChange({ item: event.target.value })}
        />
      </>
    )}
  </>
)

interface NeededFieldsProps {
  readonly needs: TemplateDocument['needs']
  readonly choices: TemplateChoiceSet['needs']
  readonly onChange: (needs: TemplateDocument['needs']) => void
}

/** Choice of the fields that a car must have to be included. */
const NeededFields = ({ needs, choices, onChange }: NeededFieldsProps) => (
  <FormSection title="Cars to include" description="Cars the site lists that have:">
    <FormGroup sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {choices.map(({ name, title }) => (
        <FormControlLabel
          key={name}
          control={
            <Checkbox
              checked={needs.includes(name)}
              onChange={(event) => onChange(event.target.checked ? [...needs, name] : needs.filter((need) => need !== name))}
            />
          }
          label={title}
        />
      ))}
    </FormGroup>
  </FormSection>
)

interface DeliverySectionProps {
  readonly entered: EnteredValues
  readonly fieldProblems: Readonly<Record<string, string>>
  /** Whether the template has an SFTP password on the server. */
  readonly isStored: boolean
  readonly change: (changes: Partial<EnteredValues>) => void
}

/** Target and schedule of the file. */
const DeliverySection = ({ entered, fieldProblems, isStored, change }: DeliverySectionProps) => {
  const { target, schedule } = entered
  const minutes = schedule?.kind === 'every' ? schedule.minutes : 0
  return (
    <FormSection title="Delivery">
      <Box sx={fieldGrid}>
        <TextField
          select
          label="Method"
          value={target.kind}
          onChange={(event) => change({ target: newTargets[event.target.value as EnteredValues['target']['kind']] })}
          sx={wholeRow}
        >
          <MenuItem value="address">Fetched from its own address</MenuItem>
          <MenuItem value="post">Posted to their address</MenuItem>
          <MenuItem value="sftp">Uploaded to their SFTP server</MenuItem>
        </TextField>
        {target.kind === 'post' && (
          <TextField
            label="Their address"
            value={target.url}
            placeholder="https://"
            error={fieldProblems['target.url'] !== undefined}
            helperText={fieldProblems['target.url'] ?? 'The file is sent as the request body, signed.'}
            onChange={(event) => change({ target: { kind: 'post', url: event.target.value } })}
            sx={wholeRow}
          />
        )}
        {target.kind === 'sftp' && (
          <SftpServerFields
            target={target}
            fieldProblems={fieldProblems}
            isStored={isStored}
            onChange={(next) => change({ target: next })}
          />
        )}
        {target.kind !== 'address' && (
          <>
            <TextField
              type="number"
              label="Minutes after a change"
              value={entered.debounceMinutes}
              error={fieldProblems.debounceMinutes !== undefined}
              helperText={fieldProblems.debounceMinutes ?? 'Several changes are sent together.'}
              onChange={(event) => change({ debounceMinutes: Number(event.target.value) })}
            />
            <TextField
              select
              label="Send the whole file again"
              value={minutes}
              helperText="Even if nothing changed."
              onChange={(event) =>
                change({ schedule: Number(event.target.value) === 0 ? null : { kind: 'every', minutes: Number(event.target.value) } })
              }
            >
              {intervalMinutes.map((each) => (
                <MenuItem key={each} value={each}>
                  {each === 0 ? 'Only after changes' : each === 60 ? 'Every hour' : `Every ${each / 60} hours`}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={<Checkbox checked={entered.paused} onChange={(event) => change({ paused: event.target.checked })} />}
              label="Paused"
            />
          </>
        )}
      </Box>
      {target.kind === 'address' && (
        <Typography variant="body2" color="text.secondary">
          Turn it on from the previous page to get its address.
        </Typography>
      )}
    </FormSection>
  )
}

const TemplateForm = ({ siteId, templateId, initialValues, choices }: FormProps) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { fields: fieldProblems, message, onCallError } = useFormErrors()
  const [initial] = useState(initialValues)
  const [entered, setEntered] = useState(initial)
  const { document } = entered
  const change = (changes: Partial<EnteredValues>) => setEntered((before) => ({ ...before, ...changes }))
  const changeDocument = (changes: Partial<TemplateDocument>) => change({ document: { ...document, ...changes } })
  const changeDialect = (changes: Partial<TemplateDocument['dialect']>) => changeDocument({ dialect: { ...document.dialect, ...changes } })
  const notifyAndLeave = (sentence: string) => () => {
    notify(sentence, { type: 'success' })
    void queries.invalidateQueries(api.markets.pathFilter())
    navigate(`/markets/${siteId}`)
  }
  const save = useMutation(
    api.markets.saveTemplate.mutationOptions({ onSuccess: notifyAndLeave(`${entered.name} is saved.`), onError: onCallError }),
  )
  const remove = useMutation(
    api.markets.removeTemplate.mutationOptions({ onSuccess: notifyAndLeave(`${entered.name} is removed.`), onError: onCallError }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ siteId, templateId, data: entered })
  }
  return (
    <FullPageForm wide message={message} onSubmit={submit}>
      <FormSection title="Feed details">
        <Box sx={fieldGrid}>
          <TextField
            label="Name of the feed"
            value={entered.name}
            error={fieldProblems.name !== undefined}
            helperText={fieldProblems.name ?? 'Who it is for, such as “Club magazine”.'}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            select
            label="Format"
            value={document.layout}
            onChange={(event) => changeDocument({ layout: event.target.value as TemplateDocument['layout'] })}
          >
            <MenuItem value="csv">A table (CSV)</MenuItem>
            <MenuItem value="xml">XML</MenuItem>
            <MenuItem value="json">JSON</MenuItem>
          </TextField>
          <DialectFields document={document} fieldProblems={fieldProblems} onChange={changeDialect} />
        </Box>
      </FormSection>
      <FormSection title="Fields, in order">
        <TemplateFields
          fields={document.fields}
          facts={choices.facts}
          fieldProblems={fieldProblems}
          onChange={(fields) => changeDocument({ fields })}
        />
      </FormSection>
      <NeededFields needs={document.needs} choices={choices.needs} onChange={(needs) => changeDocument({ needs })} />
      <DeliverySection entered={entered} fieldProblems={fieldProblems} isStored={initialValues.target.kind === 'sftp'} change={change} />
      <Preview siteId={siteId} document={document} />
      {templateId && initialValues.target.kind !== 'address' && (
        <SentFiles siteId={siteId} templateId={templateId} isSigned={initialValues.target.kind === 'post'} />
      )}
      <FormBar
        isChanged={entered !== initial}
        isSaving={save.isPending}
        isNew={templateId === null}
        saveLabel={templateId === null ? 'Add feed' : 'Save feed'}
        mutationKeys={mutationKeys}
        onCancel={() => navigate(`/markets/${siteId}`)}
        more={
          templateId && (
            <RemoveButton
              name={initialValues.name}
              text="It is no longer sent, its address stops working, and its log is deleted."
              verb="Remove feed"
              isRemoving={remove.isPending}
              onRemove={() => remove.mutate({ siteId, templateId })}
            />
          )
        }
      />
    </FullPageForm>
  )
}

/** A custom export of a site's cars: fields, format, filter and target. */
export const TemplatePage = () => {
  const { siteId = '', templateId } = useParams()
  const choices = useQuery(api.markets.templateChoices.queryOptions())
  const templates = useQuery(api.markets.templates.queryOptions({ siteId }, { staleTime: 0, retry: false }))
  const back = <BackLink to={`/markets/${siteId}`}>Advertising feeds</BackLink>
  const error = choices.error ?? templates.error
  if (error && !(choices.data && templates.data))
    return <PageError message={callError(error).message} onRetry={() => void templates.refetch()} />
  if (!choices.data || !templates.data) return <ListSkeleton />
  const template = templates.data.find(({ id }) => id === templateId)
  if (templateId !== undefined && !template)
    return <PageError message="This feed does not exist." onRetry={() => void templates.refetch()} />
  const { name, document, target, schedule, debounceMinutes, paused } = template ?? emptyTemplate
  return (
    <>
      {back}
      <PageHeading title={template ? template.name : 'Your own feed'} text="For anyone who needs your cars in their own format." />
      <TemplateForm
        key={templateId ?? 'new'}
        siteId={siteId}
        templateId={templateId ?? null}
        initialValues={{ name, document, target, schedule: schedule as EnteredValues['schedule'], debounceMinutes, paused }}
        choices={choices.data}
      />
    </>
  )
}
