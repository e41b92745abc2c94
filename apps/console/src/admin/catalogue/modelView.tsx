import type { OwnedModel } from '@forecourt/data/manufacturers/modelKind'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import ModelIcon from '@mui/icons-material/DirectionsCarFilledOutlined'
import { Alert, Button } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { AnyRecord } from '../../client/recordApi'
import { resourceFilter } from '../../client/resourceFilters'
import { StatusPill } from '../../parts/StatusPill'
import { compactRecord } from '../records/compactRecord'
import { SitePreview, usePreviewSite } from '../records/preview/SitePreview'
import { RecordName } from '../records/RecordName'
import type { AsideProps, NoteProps, RecordView } from '../records/RecordView'
import { useDebouncedValue } from '../records/useDebouncedValue'
import { useOwner } from '../records/useOwner'
import { ModelAccessories } from './ModelAccessories'
import { ownershipFilter } from './ownershipFilter'

/** Live preview of the model's page on a site, with unsaved values. */
const ModelPreview = ({ values, organisationId, sitePath }: AsideProps) => {
  const entered = useDebouncedValue(JSON.stringify(values))
  const model = JSON.parse(entered) as ModelValues
  const { manufacturerId } = model
  const { data: sites = [] } = useQuery(
    api.models.sites.queryOptions(
      { manufacturerId, organisationId },
      { enabled: organisationId === null ? manufacturerId !== null : organisationId !== '' },
    ),
  )
  const previewSite = usePreviewSite(sites, [])
  const { data, error } = useQuery(
    api.models.preview.queryOptions(
      { siteId: previewSite.site?.id ?? '', organisationId, model },
      { enabled: previewSite.site !== undefined, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return <SitePreview previewSite={previewSite} noun="model" sitePath={sitePath} preview={data} error={error} />
}

interface Props {
  readonly row: Pick<OwnedModel, 'id' | 'ownership'>
}

/** Copies a model of the platform into an organisation, and opens the copy. */
const useCopyModel = () => {
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  return useMutation(
    api.models.makeOwn.mutationOptions({
      onSuccess: (own) => {
        notify(`You now have your own copy of the ${own.name}, and your sites show it. Remove it to go back to the platform’s version.`, {
          type: 'success',
        })
        void queries.invalidateQueries(resourceFilter('models'))
        redirect('edit', 'models', own.id)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
}

/** Copies a model of the platform into the selected organisation, which can then edit it. */
const CopyModelButton = ({ row: { id, ownership } }: Props) => {
  const { organisationId } = useOwner()
  const copy = useCopyModel()
  if (ownership !== 'platform' || organisationId === '') return null
  return (
    <Button startIcon={<CopyIcon />} loading={copy.isPending} onClick={() => copy.mutate({ id, organisationId })}>
      Make our own copy
    </Button>
  )
}

/** Offers a copy of the platform's model where a new model has its make and name. */
const PlatformModelNote = ({ values, organisationId, isNew }: NoteProps) => {
  const entered = useDebouncedValue(JSON.stringify([values.manufacturerId, values.name]))
  const [manufacturerId, name] = JSON.parse(entered) as [string | null, string]
  const query = { organisationId: organisationId ?? '', manufacturerId: manufacturerId ?? '', name: name.trim() }
  const { data: platformModel } = useQuery(
    api.models.platformTwin.queryOptions(query, { enabled: isNew && Object.values(query).every((value) => value !== '') }),
  )
  const copy = useCopyModel()
  if (!platformModel) return null
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button
          color="inherit"
          loading={copy.isPending}
          onClick={() => copy.mutate({ id: platformModel.id, organisationId: query.organisationId })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Change a copy of it
        </Button>
      }
    >
      {platformModel.message}
    </Alert>
  )
}

type Row = OwnedModel & AnyRecord

const statusTones = { current: 'good', new: 'good', coming_soon: 'waiting', run_out: 'quiet', discontinued: 'quiet' } as const

const prices = ({ variants }: Row) => {
  const known = variants.flatMap(({ priceCents }) => priceCents ?? [])
  if (variants.length === 0) return 'No variants'
  const count = variants.length === 1 ? '1 variant' : `${variants.length} variants`
  return known.length === 0 ? count : `${count} from ${formatMoney(Math.min(...known))}`
}
const name = (row: Row, description: string | null = row.manufacturerName) => (
  <RecordName name={row.name} description={description ?? undefined} imageKey={row.imageKey} Icon={ModelIcon} />
)
const state = ({ status, published }: Row) =>
  published ? (
    <StatusPill tone={statusTones[status]}>{modelFields.status.choices[status]}</StatusPill>
  ) : (
    <StatusPill tone="quiet">Hidden</StatusPill>
  )

/** Models of the makes, with their specifications (ENT-13, MOD-01). */
export const modelView: RecordView<Row> = {
  resource: 'models',
  forecast: 'models',
  noun: 'model',
  title: 'New models',
  Icon: ModelIcon,
  fields: modelFields,
  platformPermission: 'catalogue.edit',
  formatName: (row) => row.name,
  heading: (row) => ({ title: `${row.manufacturerName} ${row.name}`, text: prices(row) }),
  sitePath: ({ published, overridePath, slug }) => (published ? (overridePath ?? `/${slug}`) : null),
  newRecordText: 'Sites that show it get a page for it straight away.',
  readOnlyReason: ({ lock }) => lock ?? undefined,
  sections: [
    {
      title: 'Model details',
      description: 'A copy of the platform’s model replaces it on your sites. While the copy is hidden, your sites show neither.',
      fields: [
        'manufacturerId',
        'makeName',
        'name',
        'status',
        'launchedOn',
        'newUntil',
        'body',
        'performance',
        'summary',
        'fuels',
        'published',
      ],
      Note: PlatformModelNote,
    },
    { title: 'Variants and prices', description: 'Sites show the lowest price as “from”.', fields: ['variants'] },
    { title: 'Facts', fields: ['seats', 'towingKg', 'lengthMm', 'widthMm', 'heightMm', 'warranty'] },
    { title: 'Colours', description: 'Shoppers can see the model in each colour.', fields: ['colours'] },
    { title: 'Picture', description: 'Shown in menus and lists.', fields: ['imageKey'] },
    { title: 'More pictures', fields: ['pictures'] },
    { title: 'Service prices', description: 'Leave empty to show the service prices of its make.', fields: ['services'] },
    { title: 'Accessories', fields: [], Note: ModelAccessories },
    { title: 'Page', fields: ['overridePath'] },
  ],
  Aside: ModelPreview,
  Actions: CopyModelButton,
  list: {
    countNouns: ['model', 'models'],
    searchLabel: 'Name or make',
    selects: [
      ownershipFilter,
      {
        source: 'status',
        label: 'Status',
        choices: Object.entries(modelFields.status.choices).map(([value, label]) => ({ value, label })),
      },
    ],
    sort: { field: 'manufacturerName', order: 'ASC' },
    perPage: 50,
    empty: { title: 'No models', text: 'Add a model with its variants, prices and specifications. Sites that show it get a page for it.' },
    columns: [
      { label: 'Model', sortBy: 'name', render: (row) => name(row, row.body) },
      { label: 'Make', sortBy: 'manufacturerName', from: 'lg', render: ({ manufacturerName }) => manufacturerName },
      { label: 'Owner', sortBy: 'owner', from: 'lg', render: ({ owner }) => owner },
      { label: 'Variants', from: 'md', render: prices },
      { label: 'Status', sortBy: 'status', render: state },
    ],
    compact: (row) => compactRecord(name(row), state(row), prices(row)),
  },
}
