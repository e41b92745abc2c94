import { usesCountry } from '@forecourt/rules/records/countryFields'
import AddIcon from '@mui/icons-material/AddRounded'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'
import { countryColumns } from './countryColumns'
import { RecordFileMenu } from './RecordFileMenu'
import { choicesCountry, type RecordChoices, type RecordListView, type RecordView } from './RecordView'
import { useOwner } from './useOwner'

interface ViewProps<Row extends AnyRecord> {
  readonly view: RecordView<Row>
}

const noColumns = () => []
const noFilters: NonNullable<RecordListView<never>['selects']> = []

/** The filters and columns of a list as its organisation's country has them: New Zealand has no states, and calls some columns otherwise. */
const useCountryList = <Row extends AnyRecord>({ resource, fields, list: { selects = noFilters, columns } }: RecordView<Row>) => {
  const { organisationId } = useOwner()
  const enabled = organisationId !== '' && (usesCountry(fields) || selects.some(({ as }) => as === 'state'))
  const { data } = useQuery(recordApi(resource).choices.queryOptions({ organisationId }, { enabled }))
  const choices: RecordChoices = Object.fromEntries(data?.map(({ to, choices: known }) => [to, known]) ?? [])
  return {
    filters: selects.filter(({ as }) => as !== 'state' || organisationId === '' || (choices.state ?? []).length > 0),
    columns: countryColumns(columns, fields, choicesCountry(choices)),
  }
}

const Body = <Row extends AnyRecord>({ view }: ViewProps<Row>) => {
  const { resource, noun, title, Icon, isEditOnly, changePermission, list } = view
  const { countNouns, searchLabel, empty, useMoreColumns = noColumns, compact, actions } = list
  const { total } = useListContext<Row>()
  const more = useMoreColumns()
  const { filters, columns } = useCountryList(view)
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
