import type { liteClient } from 'algoliasearch/lite'
import { DynamicWidgets, InstantSearch, RefinementList } from 'react-instantsearch'

/** A page that lets the index say which facets it draws. */
export const DynamicPage = ({ client }: { client: ReturnType<typeof liteClient> }) => (
  <InstantSearch indexName="cars" searchClient={client} future={{ preserveSharedStateOnUnmount: true }}>
    <DynamicWidgets fallbackComponent={({ attribute }) => <RefinementList id={`list-${attribute}`} attribute={attribute} limit={100} />} />
  </InstantSearch>
)
