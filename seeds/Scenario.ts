import type { ModelFacts } from '@forecourt/data/manufacturers/parseModelFacts'
import type { CarType, ItemType } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferPeriod } from '@forecourt/rules/offers/offerPeriod'
import type { anyCar } from '@forecourt/rules/offers/offerProblems'
import type { ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { StockPlan } from './stock/StockPlan'
import type { VehicleModel } from './stock/VehicleModel'

export interface ScenarioDealership {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly makes: readonly string[]
  readonly reviewUrl?: string
}

/** Filter for the cars of an offer, within its make, model and locations; omitted fields match any. */
export interface ChosenCars {
  readonly carTypes?: readonly CarType[]
  readonly itemType?: ItemType
  /** Shoppers' term. */
  readonly body?: string
  readonly models?: readonly string[]
  /** Motorcycles of the learner approved scheme (LAMS). */
  readonly forLearners?: true
  readonly byTheWeek?: true
}

/** Subjects of pictures for offers, posts and reviews that need more than a car. */
export type Situation =
  | 'tyres'
  | 'workshop'
  | 'caravan'
  | 'inspection'
  | 'cover'
  | 'handover'
  | 'tradeIn'
  | 'annexe'
  | 'learner'
  | 'charger'
  | 'week'

/** Building type in a location's picture. */
export type BuildingKind = 'showroom' | 'yard' | 'service'

/** An offer, for any car by default, and the subject of its picture if no car of the stock fits. */
export interface ScenarioOffer extends Omit<Offer, keyof typeof anyCar | keyof OfferPeriod>, Partial<Pick<Offer, keyof typeof anyCar>> {
  /** Start in days after seeding; omitted if it runs already. */
  readonly startsInDays?: number
  /** End in days after seeding; negative if it is over, omitted for no end. */
  readonly endsInDays?: number
  readonly picture?: Situation
  /** Location whose colour its picture has; by default the colour of the business. */
  readonly pictureOf?: string
  /** Cars selected for the offer, whose pages show it. */
  readonly chosenFor?: ChosenCars
}

/** A blog post and its picture; by default a car of its model. */
export interface ScenarioPost
  extends Pick<PostValues, 'title' | 'category' | 'body'>,
    Partial<Pick<PostValues, 'summary' | 'state' | 'featured' | 'author' | 'tags' | 'carsFrom' | 'publishTime'>> {
  /** Days before seeding; negative for a future post. */
  readonly daysAgo: number
  readonly picture?: Situation
  readonly imageAlt: string
  readonly modelName?: string
}

export interface ScenarioReview {
  readonly customerName: string
  readonly text: string
  readonly rating: number
  /** Days before seeding. */
  readonly daysAgo: number
  readonly replyText: RichText | null
  /** Days before seeding; omitted if unknown. */
  readonly repliedDaysAgo?: number
  readonly picture?: Situation
  readonly locationSlug: string | null
}

/** A business's own model of a make without platform data, with its texts. */
export interface ScenarioModel {
  readonly make: string
  readonly model: VehicleModel
  readonly facts: Partial<ModelFacts> & Partial<Pick<ModelValues, 'overridePath'>>
}

/** A website of a business (the spec's tenant). */
export interface ScenarioSite {
  readonly slug: string
  readonly name: string
  readonly host: string
  readonly template: string
  readonly manufacturer: string | null
  /** Empty for the stock of all dealerships. */
  readonly dealershipSlugs: readonly string[]
  readonly values: ConfigValues
}

/** A demo customer: organisation, dealerships, locations, stock and sites. */
export interface Scenario {
  readonly organisation: { readonly id: string; readonly slug: string; readonly name: string; readonly values: ConfigValues }
  readonly dealerships: readonly ScenarioDealership[]
  readonly locations: readonly Location[]
  readonly stock: readonly StockPlan[]
  readonly offers: readonly ScenarioOffer[]
  readonly reviews: readonly ScenarioReview[]
  readonly posts: readonly ScenarioPost[]
  readonly models?: readonly ScenarioModel[]
  readonly sites: readonly ScenarioSite[]
  /** Buildings in location pictures. */
  readonly building: {
    readonly accent: string
    readonly kind: BuildingKind
    /** Exceptions by location. */
    readonly kinds?: Readonly<Record<string, BuildingKind>>
    /** Colours of locations with a brand of their own. */
    readonly accents?: Readonly<Record<string, string>>
  }
}
