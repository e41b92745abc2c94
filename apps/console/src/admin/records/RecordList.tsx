import AddIcon from '@mui/icons-material/AddRounded'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import { type AnyRecord, type RecordResource, recordApi } from '../../client/recordApi'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { RecordFileMenu } from './RecordFileMenu'
import type { RecordListView, RecordView } from './RecordView'
import { useOwner } from './useOwner'

interface ViewProps<Row extends AnyRecord> {
  readonly view: RecordView<Row>
}

const noColumns = () => []
const noFilters: NonNullable<RecordListView<never>['selects']> = []

/** The filters of a list, without that of states for an organisation in New Zealand. */
const useShownFilters = (resource: RecordResource, selects = noFilters) => {
  const { organisationId } = useOwner()
  const enabled = organisationId !== '' && selects.some(({ as }) => as === 'state')
  const { data } = useQuery(recordApi(resource).choices.queryOptions({ organisationId }, { enabled }))
  const states = data?.find(({ to }) => to === 'state')?.choices ?? []
  return selects.filter(({ as }) => as !== 'state' || organisationId === '' || states.length > 0)
}

const Body = <Row extends AnyRecord>({ view }: ViewProps<Row>) => {
  const { resource, noun, title, Icon, isEditOnly, changePermission, list } = view
  const { countNouns, searchLabel, selects, empty, columns, useMoreColumns = noColumns, compact, actions } = list
  const { total } = useListContext<Row>()
  const more = useMoreColumns()
  const filters = useShownFilters(resource, selects)
  const may = useMay()
  const mayChange = changePermission === undefined || may(changePermission)
  const [singular, plural, description] = countNouns
  return (
    <>
      <PageHeading
        title={title}
        text={total ? [`${total} ${total === 1 ? singular : plural}`, description].filter(Boolean).join(', ') : ''}
        actions={
          <>
            {actions}
            {mayChange && <RecordFileMenu view={view} />}
            {mayChange && !isEditOnly && (
              <Button component={LinkBase} to={`/${resource}/create`} variant="contained" startIcon={<AddIcon />}>
                Add {noun}
              </Button>
            )}
          </>
        }
      />
      <FilterBar searchLabel={searchLabel} selects={filters} />
      <ListBody
        emptyTitle={empty.title}
        emptyText={mayChange ? empty.text : (empty.readOnlyText ?? empty.text)}
        emptyPicture={<Icon />}
        emptyGuide={mayChange ? empty.guide : undefined}
      >
        <RecordTable<Row>
          label={title}
          columns={[...columns, ...more]}
          linkTo={({ id }) => `/${resource}/${encodeURIComponent(id)}`}
          compact={compact}
        />
      </ListBody>
    </>
  )
}

/** List of records of a type. */
export const RecordList = <Row extends AnyRecord>({ view }: ViewProps<Row>) => {
  const { resource, isPlatformOnly, list } = view
  const organisationFilter = useOrganisationFilter()
  return (
    <ListBase resource={resource} perPage={list.perPage ?? 25} sort={list.sort} filter={isPlatformOnly ? {} : organisationFilter}>
      <Body view={view} />
    </ListBase>
  )
}
