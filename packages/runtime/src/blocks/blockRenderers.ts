import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ReactNode } from 'react'
import type { BlockProps } from './BlockProps'
import { BannerBlock } from './banner/BannerBlock'
import { BrowseBlock } from './browse/BrowseBlock'
import { CalculatorBlock } from './calculator/CalculatorBlock'
import { FeatureBlock } from './feature/FeatureBlock'
import { FeaturedStockBlock } from './featured-stock/FeaturedStockBlock'
import { FormBlock } from './form/FormBlock'
import { HeroBlock } from './hero/HeroBlock'
import { LinksBlock } from './links/LinksBlock'
import { LocationsBlock } from './locations/LocationsBlock'
import { OffersBlock } from './offers/OffersBlock'
import { PeopleBlock } from './people/PeopleBlock'
import { PhotosBlock } from './photos/PhotosBlock'
import { PriceSearchBlock } from './price-search/PriceSearchBlock'
import { PricesBlock } from './prices/PricesBlock'
import { ProseBlock } from './prose/ProseBlock'
import { QuestionsBlock } from './questions/QuestionsBlock'
import { ReasonsBlock } from './reasons/ReasonsBlock'
import { RegulatorsBlock } from './regulators/RegulatorsBlock'
import { ReviewsBlock } from './reviews/ReviewsBlock'

/** A renderer for every kind of block; a kind without one does not compile. */
export const blockRenderers = {
  hero: HeroBlock,
  featuredStock: FeaturedStockBlock,
  browse: BrowseBlock,
  priceSearch: PriceSearchBlock,
  offers: OffersBlock,
  reviews: ReviewsBlock,
  locations: LocationsBlock,
  reasons: ReasonsBlock,
  prose: ProseBlock,
  feature: FeatureBlock,
  banner: BannerBlock,
  photos: PhotosBlock,
  people: PeopleBlock,
  prices: PricesBlock,
  questions: QuestionsBlock,
  links: LinksBlock,
  form: FormBlock,
  calculator: CalculatorBlock,
  regulators: RegulatorsBlock,
} satisfies { readonly [Kind in BlockKind]: (props: BlockProps<Kind>) => ReactNode }
