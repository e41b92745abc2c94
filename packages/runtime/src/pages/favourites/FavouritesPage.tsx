import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { showsViewed } from '@forecourt/rules/accounts/saved-cars/savedCarNeeds'
import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import type { PageProps } from '../../PageProps'
import { ListDisclaimer } from '../../sections/finance/FoldedDisclaimer'
import { RecentSearches } from '../../sections/search-history/RecentSearches.client'
import { previewPageData } from '../../sections/vehicle/card/previewPageData'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RecentlyViewed } from '../car/viewed/RecentlyViewed'
import { SavedCars } from './SavedCars.client'
import { StorageNote } from './StorageNote.client'

/** Favourites, then saved searches and recently viewed cars; all of it is in the shopper's browser (FAV-01, FAV-05, ENT-23). */
export const FavouritesPage = ({ config, data, request }: PageProps<'favourites'>) => {
  const cards = {
    layout: config.card.layout,
    frame: previewPageData({ config, site: data.site, request }),
    smallPrint: <ListDisclaimer config={config} />,
  }
  return (
    <>
      <Container className="pt-6 pb-section lg:pt-10">
        <Heading level={1} size="section" setting="/favourites/heading">
          {config.favourites.heading}
        </Heading>
        <p className="mt-2 max-w-xl text-muted text-pretty" data-setting="/favourites/enabled">
          {hasAccounts(config) ? <StorageNote name={config.garage.name} /> : 'Saved in this browser only.'}
        </p>
        <div className="only-without-script mt-8 max-w-xl gap-2 rounded-card border border-line p-5">
          <p className="text-pretty">What you save is stored in your browser, and this page needs JavaScript to show it.</p>
          <ArrowLink href="/search">{`See all ${config.search.noun}`}</ArrowLink>
        </div>
        <div className="needs-script mt-6 min-h-[50vh]">
          <SavedCars {...cards} />
        </div>
        {showsSearches(config) && (
          <div className="mt-section max-w-4xl empty:hidden" data-setting="/favourites/showSearches">
            <RecentSearches look="list" />
          </div>
        )}
      </Container>
      {showsViewed.holds({ config }) && (
        <div data-setting="/favourites/showViewed">
          <RecentlyViewed carSlug="" {...cards} />
        </div>
      )}
    </>
  )
}
