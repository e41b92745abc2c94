import type { ModelFacts } from '@forecourt/data/manufacturers/parseModelFacts'
import type { CarType, ItemType } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Offer } from '@forecourt/rules/entities/Offer'
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

/** Which cars somebody chose for an offer, among those of its make, its model and its locations; what is left out may be anything. */
export interface ChosenCars {
  readonly carTypes?: readonly CarType[]
  readonly itemType?: ItemType
  /** As shoppers say it. */
  readonly body?: string
  readonly models?: readonly string[]
  /** Those of the learner approved motorcycle scheme. */
  readonly forLearners?: true
  readonly byTheWeek?: true
}

/** What a picture of an offer, a post or a review can be about, where a car alone would say nothing. */
export type Situation = 'tyres' | 'workshop' | 'inspection' | 'cover' | 'handover' | 'tradeIn' | 'annexe' | 'learner' | 'charger' | 'week'

/** What a building in the picture of a location is. */
export type BuildingKind = 'showroom' | 'yard' | 'service'

/** An offer, for any car unless it says more, and what is drawn of it where a car of the stock would say nothing. */
export interface ScenarioOffer extends Omit<Offer, keyof typeof anyCar | 'startsOn' | 'endsOn'>, Partial<Pick<Offer, keyof typeof anyCar>> {
  /** Days from the day of seeding; left out, it runs already. */
  readonly startsInDays?: number
  /** Days from the day of seeding; below 0 it is over, left out it has no end. */
  readonly endsInDays?: number
  readonly picture?: Situation
  /** It was chosen for each of these cars, whose own pages show it. */
  readonly chosenFor?: ChosenCars
}

/** A post of the blog, and what is drawn of it; without, a car of the model it is about. */
export interface ScenarioPost
  extends Pick<PostValues, 'title' | 'category' | 'body'>,
    Partial<Pick<PostValues, 'summary' | 'state' | 'featured' | 'author' | 'tags' | 'carsFrom' | 'publishTime'>> {
  /** Days before the day of seeding; below 0 it is still to come. */
  readonly daysAgo: number
  readonly picture?: Situation
  readonly imageAlt: string
  readonly modelName?: string
}

export interface ScenarioReview {
  readonly customerName: string
  readonly text: string
  readonly rating: number
  /** Days before the day of seeding. */
  readonly daysAgo: number
  readonly replyText: RichText | null
  /** Days before the day of seeding; left out where nobody noted it. */
  readonly repliedDaysAgo?: number
  readonly picture?: Situation
  readonly locationSlug: string | null
}

/** A model of a business's own, of a make that the platform doesn't bring, and what is told of it beside. */
export interface ScenarioModel {
  readonly make: string
  readonly model: VehicleModel
  readonly facts: Partial<ModelFacts> & Partial<Pick<ModelValues, 'overridePath'>>
}

/** A website of a business: the spec's tenant. */
export interface ScenarioSite {
  readonly slug: string
  readonly name: string
  readonly host: string
  readonly template: string
  readonly manufacturer: string | null
  /** Empty shows the stock of every dealership. */
  readonly dealershipSlugs: readonly string[]
  readonly values: ConfigValues
}

/** A demo customer: an organisation with its dealerships, places, stock and sites. */
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
  /** What the buildings in location pictures look like. */
  readonly building: {
    readonly accent: string
    readonly kind: BuildingKind
    /** By location, where one differs. */
    readonly kinds?: Readonly<Record<string, BuildingKind>>
  }
}
