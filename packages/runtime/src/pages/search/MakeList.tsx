import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import type { PageProps } from '../../PageProps'
import { CheckList, CheckRow } from './CheckList'

type MakeListProps = Pick<PageProps<'search'>, 'route' | 'config' | 'data'>

/** Models listed under one make, at most (SRC-39). */
const modelLimit = 30

/** The models of a make that are in stock, to be ticked under it (SRC-12). */
export const ModelList = ({ make, data, open }: Pick<MakeListProps, 'data'> & { readonly make: string; readonly open: boolean }) => {
  const names = data.site.names.makes.find((entry) => entry.name === make)?.models.map((model) => model.name) ?? []
  const chosen = data.state.values.model ?? []
  const models: readonly FacetItem[] = (data.result.facets.model ?? []).filter((item) => names.includes(item.value)).slice(0, modelLimit)
  if (models.length === 0) return null
  return (
    <details open={open} className="group/models ml-4 border-l border-line pl-3">
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between px-2 text-tiny font-semibold text-link [&::-webkit-details-marker]:hidden">
        Select models
        <span className="hidden font-normal text-muted group-open/models:inline">Hide</span>
      </summary>
      <ul>
        {models.map((item) => (
          <li key={item.value}>
            <CheckRow facet="model" value={item.value} label={item.label} count={item.count} checked={chosen.includes(item.value)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Makes, a few at first, and under a chosen one its models (SRC-10 to SRC-12). On a make's own page the models alone. */
export const MakeList = ({ route, config, data }: MakeListProps) => {
  const preset = route.preset.make
  if (preset) return <ModelList make={preset} data={data} open />
  const chosen = data.state.values.make ?? []
  return (
    <CheckList
      facet="make"
      items={data.result.facets.make ?? []}
      chosen={chosen}
      first={config.search.makesBeforeShowAll}
      moreLabel="Show all makes"
      lessLabel="Hide extra makes"
      under={(item) => (chosen.includes(item.value) ? <ModelList make={item.value} data={data} open /> : null)}
    />
  )
}
