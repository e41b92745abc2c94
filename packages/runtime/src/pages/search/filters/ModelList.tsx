import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import { nameKey } from '@forecourt/rules/text/nameKey'
import type { PageProps } from '../../../PageProps'
import type { ListConfig } from '../browser/listConfig'
import { CheckRow } from './CheckRow'

type ModelListProps = Pick<PageProps<'search'>, 'data'> & {
  readonly config: ListConfig
  readonly make: string
  /** Whether the make's name stands above, where several are chosen. */
  readonly named: boolean
}

/** The models of a make that are in stock, to be ticked (SRC-12); as many as the site lists (SRC-39). */
export const ModelList = ({ make, config, data, named }: ModelListProps) => {
  const makes = data.site.names.makes.filter(({ name }) => nameKey(name) === nameKey(make))
  const names = new Set(makes.flatMap(({ models }) => models.map(({ name }) => nameKey(name))))
  const chosen = data.state.values.model ?? []
  const models: readonly FacetItem[] = (data.result.facets.model ?? [])
    .filter((item) => names.has(nameKey(item.value)))
    .filter((item, index) => index < config.search.modelLimit || chosen.includes(item.value))
  if (models.length === 0) return null
  return (
    <details open data-setting="/search/revealModels" className="group/models mt-2 rounded-field bg-surface px-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-2 text-small [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 truncate font-semibold">{named ? make : 'Models'}</span>
        <span className="shrink-0 text-tiny font-semibold text-link">
          <span className="group-open/models:hidden">Select models</span>
          <span className="hidden group-open/models:inline">Hide</span>
        </span>
      </summary>
      <ul className="pb-2" data-setting="/search/modelLimit">
        {models.map((item) => (
          <li key={item.value}>
            <CheckRow
              facet="model"
              value={item.value}
              label={item.label}
              count={item.uncounted ? null : item.count}
              checked={chosen.includes(item.value)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
