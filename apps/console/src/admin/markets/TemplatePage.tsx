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
import { useRefusal } from '../useRefusal'
import { emptyTemplate, type TemplateDocument } from './enteredTemplate'
import { SentFiles, TheirServer } from './SentFiles'
import { TemplateFields } from './TemplateFields'

type EnteredValues = MarketTemplateSettings & { readonly document: TemplateDocument }

const every = [0, 60, 180, 360, 720, 1440] as const

const Preview = ({ siteId, document }: { siteId: string; document: TemplateDocument }) => {
  const { data, error } = useQuery(
    api.markets.previewTemplate.queryOptions(
      { siteId, document: useDeferredValue(document) },
      { placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <FormSection title="Preview" about="With the site’s current cars.">
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
  readonly start: EnteredValues
  readonly choices: TemplateChoiceSet
}

interface DialectFieldsProps {
  readonly document: TemplateDocument
  readonly refused: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<TemplateDocument['dialect']>) => void
}

/** Settings of the file's format: separators and headings of a table, or element names of XML. */
const DialectFields = ({ document, refused, onChange }: DialectFieldsProps) => (
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
          error={refused['document.dialect.root'] !== undefined}
          helperText={refused['document.dialect.root']}
          onChange={(event) => onChange({ root: event.target.value })}
        />
        <TextField
          label="Element per car"
          value={document.dialect.item}
          error={refused['document.dialect.item'] !== undefined}
          helperText={refused['document.dialect.item']}
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
  <FormSection title="Cars to include" about="Cars the site lists that have:">
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
  readonly refused: Readonly<Record<string, string>>
  /** Whether the template has an SFTP password on the server. */
  readonly isStored: boolean
  readonly put: (change: Partial<EnteredValues>) => void
}

/** Target and schedule of the file. */
const DeliverySection = ({ entered, refused, isStored, put }: DeliverySectionProps) => {
  const { target, schedule } = entered
  const minutes = schedule?.kind === 'every' ? schedule.minutes : 0
  return (
    <FormSection title="Delivery">
      <Box sx={fieldGrid}>
        <TextField
          select
          label="Method"
          value={target.kind}
          onChange={(event) => put({ target: newTargets[event.target.value as EnteredValues['target']['kind']] })}
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
            error={refused['target.url'] !== undefined}
            helperText={refused['target.url'] ?? 'The file is sent as the request body, signed.'}
            onChange={(event) => put({ target: { kind: 'post', url: event.target.value } })}
            sx={wholeRow}
          />
        )}
        {target.kind === 'sftp' && (
          <TheirServer target={target} refused={refused} isStored={isStored} onChange={(next) => put({ target: next })} />
        )}
        {target.kind !== 'address' && (
          <>
            <TextField
              type="number"
              label="Minutes after a change"
              value={entered.debounceMinutes}
              error={refused.debounceMinutes !== undefined}
              helperText={refused.debounceMinutes ?? 'Several changes are sent together.'}
              onChange={(event) => put({ debounceMinutes: Number(event.target.value) })}
            />
            <TextField
              select
              label="Send the whole file again"
              value={minutes}
              helperText="Even if nothing changed."
              onChange={(event) =>
                put({ schedule: Number(event.target.value) === 0 ? null : { kind: 'every', minutes: Number(event.target.value) } })
              }
            >
              {every.map((each) => (
                <MenuItem key={each} value={each}>
                  {each === 0 ? 'Only after changes' : each === 60 ? 'Every hour' : `Every ${each / 60} hours`}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={<Checkbox checked={entered.paused} onChange={(event) => put({ paused: event.target.checked })} />}
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

const TemplateForm = ({ siteId, templateId, start, choices }: FormProps) => {
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { fields: refused, message, onCallError } = useRefusal()
  const [origin] = useState(start)
  const [entered, setEntered] = useState(origin)
  const { document } = entered
  const put = (change: Partial<EnteredValues>) => setEntered((before) => ({ ...before, ...change }))
  const write = (change: Partial<TemplateDocument>) => put({ document: { ...document, ...change } })
  const dialect = (change: Partial<TemplateDocument['dialect']>) => write({ dialect: { ...document.dialect, ...change } })
  const after = (sentence: string) => () => {
    notify(sentence, { type: 'success' })
    void queries.invalidateQueries(api.markets.pathFilter())
    navigate(`/markets/${siteId}`)
  }
  const save = useMutation(
    api.markets.saveTemplate.mutationOptions({ onSuccess: after(`${entered.name} is saved.`), onError: onCallError }),
  )
  const remove = useMutation(
    api.markets.removeTemplate.mutationOptions({ onSuccess: after(`${entered.name} is removed.`), onError: onCallError }),
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
            error={refused.name !== undefined}
            helperText={refused.name ?? 'Who it is for, such as “Club magazine”.'}
            onChange={(event) => put({ name: event.target.value })}
          />
          <TextField
            select
            label="Format"
            value={document.layout}
            onChange={(event) => write({ layout: event.target.value as TemplateDocument['layout'] })}
          >
            <MenuItem value="csv">A table (CSV)</MenuItem>
            <MenuItem value="xml">XML</MenuItem>
            <MenuItem value="json">JSON</MenuItem>
          </TextField>
          <DialectFields document={document} refused={refused} onChange={dialect} />
        </Box>
      </FormSection>
      <FormSection title="Fields, in order">
        <TemplateFields fields={document.fields} facts={choices.facts} refused={refused} onChange={(fields) => write({ fields })} />
      </FormSection>
      <NeededFields needs={document.needs} choices={choices.needs} onChange={(needs) => write({ needs })} />
      <DeliverySection entered={entered} refused={refused} isStored={start.target.kind === 'sftp'} put={put} />
      <Preview siteId={siteId} document={document} />
      {templateId && start.target.kind !== 'address' && (
        <SentFiles siteId={siteId} templateId={templateId} isSigned={start.target.kind === 'post'} />
      )}
      <FormBar
        isChanged={entered !== origin}
        isSaving={save.isPending}
        isNew={templateId === null}
        saves={templateId === null ? 'Add file' : 'Save file'}
        onCancel={() => navigate(`/markets/${siteId}`)}
        more={
          templateId && (
            <RemoveButton
              name={start.name}
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
  const back = <BackLink to={`/markets/${siteId}`}>Marketplaces</BackLink>
  const error = choices.error ?? templates.error
  if (error && !(choices.data && templates.data))
    return <PageError message={callError(error).message} onRetry={() => void templates.refetch()} />
  if (!choices.data || !templates.data) return <ListSkeleton />
  const found = templates.data.find(({ id }) => id === templateId)
  if (templateId !== undefined && !found) return <PageError message="This feed does not exist." onRetry={() => void templates.refetch()} />
  const { name, document, target, schedule, debounceMinutes, paused } = found ?? emptyTemplate
  return (
    <>
      {back}
      <PageHeading title={found ? found.name : 'Your own feed'} text="For anyone who needs your cars in their own format." />
      <TemplateForm
        key={templateId ?? 'new'}
        siteId={siteId}
        templateId={templateId ?? null}
        start={{ name, document, target, schedule: schedule as EnteredValues['schedule'], debounceMinutes, paused }}
        choices={choices.data}
      />
    </>
  )
}
