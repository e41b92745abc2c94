import { makeLogos } from '@forecourt/rules/car/texts/makeLogos'
import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { modelsUnderMakes } from '@forecourt/rules/search/filters/filterNeeds'
import { ownMakesFirst } from '@forecourt/rules/search/filters/groupedMakes'
import { nameKey } from '@forecourt/rules/text/nameKey'
import type { PageProps } from '../../../PageProps'
import type { ListConfig } from '../browser/listConfig'
import { CheckList, CheckRow } from './CheckList'

type ModelListProps = Pick<PageProps<'search'>, 'data'> & {
  readonly config: ListConfig
  readonly make: string
  /** Whether the make's name is shown as a heading, if several are selected. */
  readonly named: boolean
}

/** The models in stock of a make, as checkboxes (SRC-12); limited by site setting (SRC-39). */
const ModelList = ({ make, config, data, named }: ModelListProps) => {
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

type MakeListProps = Pick<PageProps<'search'>, 'route' | 'data'> & { readonly config: ListConfig }

/** Makes as cards, those of the site's dealerships first, and under them the models of the selected makes (SRC-08, SRC-10 to SRC-12). On a make's own page only models. */
export const MakeList = ({ route, config, data }: MakeListProps) => {
  const preset = route.preset.make
  if (preset) return <ModelList make={preset} config={config} data={data} named={false} />
  const chosen = data.state.values.make ?? []
  const logos = makeLogos(data.site.names.makes, config)
  return (
    <div data-setting="/search/makesBeforeShowAll">
      <CheckList
        facet="make"
        label="makes"
        items={ownMakesFirst(data.result.facets.make ?? [], data.site.dealerships)}
        chosen={chosen}
        first={config.search.makesBeforeShowAll}
        moreLabel="Show all makes"
        lessLabel="Hide extra makes"
        logos={Object.fromEntries(data.site.names.makes.map(({ name, slug }) => [name, logos.get(slug)]))}
      />
      {modelsUnderMakes(config) && chosen.map((make) => <ModelList key={make} make={make} config={config} data={data} named />)}
    </div>
  )
}
