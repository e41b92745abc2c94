import type { liteClient } from 'algoliasearch/lite'
import { Configure, InstantSearch, RefinementList, SearchBox, Snippet, Stats, useGeoSearch } from 'react-instantsearch'

/** A map without a picture: where it is moved to, and what stands there. */
const Places = () => {
  const { items, refine, clearMapRefinement } = useGeoSearch()
  return (
    <div id="places">
      <button type="button" onClick={() => refine({ northEast: { lat: -30.5, lng: 155.5 }, southWest: { lat: -40.5, lng: 140.5 } })}>
        Move the map
      </button>
      <button type="button" onClick={() => clearMapRefinement()}>
        Everywhere
      </button>
      <ul>
        {items.map((item) => (
          <li key={item.objectID}>
            <Snippet hit={item as never} attribute="name" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Widgets for a map, for the values of a number, and for texts cut short. */
export const MapPage = ({ client }: { client: ReturnType<typeof liteClient> }) => (
  <InstantSearch indexName="cars" searchClient={client} future={{ preserveSharedStateOnUnmount: true }}>
    <Configure hitsPerPage={1000} attributesToSnippet={['name:2']} />
    <SearchBox id="words" />
    <RefinementList id="ranks" attribute="rank" limit={100} />
    <Stats id="stats" />
    <Places />
  </InstantSearch>
)
