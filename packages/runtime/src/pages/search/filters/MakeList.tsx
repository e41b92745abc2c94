import { modelsUnderMakes } from '@forecourt/rules/search/filters/filterNeeds'
import type { PageProps } from '../../../PageProps'
import type { ListConfig } from '../browser/listConfig'
import { CheckList } from './CheckList'
import { ModelList } from './ModelList'

type MakeListProps = Pick<PageProps<'search'>, 'route' | 'data'> & { readonly config: ListConfig }

/** Makes as cards, a few at first, and under them the models of those chosen (SRC-08, SRC-10 to SRC-12). On a make's own page the models alone. */
export const MakeList = ({ route, config, data }: MakeListProps) => {
  const preset = route.preset.make
  if (preset) return <ModelList make={preset} config={config} data={data} named={false} />
  const chosen = data.state.values.make ?? []
  return (
    <div data-setting="/search/makesBeforeShowAll">
      <CheckList
        facet="make"
        label="makes"
        items={data.result.facets.make ?? []}
        chosen={chosen}
        first={config.search.makesBeforeShowAll}
        moreLabel="Show all makes"
        lessLabel="Hide extra makes"
        names={data.site.names.makes.map(({ name }) => name)}
        logos={Object.fromEntries(data.site.names.makes.map(({ name, logoKey }) => [name, logoKey]))}
      />
      {modelsUnderMakes(config) && chosen.map((make) => <ModelList key={make} make={make} config={config} data={data} named />)}
    </div>
  )
}
