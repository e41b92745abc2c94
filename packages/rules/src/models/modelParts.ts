import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { CarFact } from '../car/facts/CarFact'
import type { Accessory, ModelDetails, RangeModel } from '../entities/RangeModel'
import { modelLabel } from '../menus/modelCategories'
import type { Need, Part, ValuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import { comparedVariants, findServicePlan, modelFacts, type ServicePlan, type VariantRow } from './modelFacts'
import { modelStock } from './modelStock'

/** What decides which parts of a model's page show. */
export interface ModelPageContext {
  readonly model: RangeModel
  readonly details: ModelDetails
  readonly config: ResolvedConfig
  /** Number of current offers that name it. */
  readonly offers: number
  readonly accessories: readonly Pick<Accessory, 'id'>[]
}

const part = (declared: Part<ModelPageContext>): Part<ModelPageContext> => declared
const valuePart = <Value>(declared: ValuePart<ModelPageContext, Value>): ValuePart<ModelPageContext, Value> => declared

/** A need for content of the model's record. */
const writtenNeed = (what: string, holds: (context: ModelPageContext) => boolean): Need<ModelPageContext> => ({
  holds,
  title: 'Content of the model’s record',
  yes: `The model has ${what}.`,
  no: `The model has no ${what}.`,
})

const testDrivePath = '/book-test-drive'

const isUpcoming = ({ model }: ModelPageContext) => model.stage === 'coming_soon'
const isEnded = ({ model }: ModelPageContext) => model.stage === 'discontinued'
const stageField = ({ model }: ModelPageContext) => [{ name: 'State', value: model.stage.replace('_', ' ') }]

const notUpcoming: Need<ModelPageContext> = {
  holds: (context) => !isUpcoming(context),
  title: 'On sale',
  yes: 'It is no upcoming model.',
  no: 'It is still to come.',
  fields: stageField,
}

const notEnded: Need<ModelPageContext> = {
  holds: (context) => !isEnded(context),
  title: 'Still built',
  yes: 'It is not discontinued.',
  no: 'It is discontinued: what it cost new, and in which colours, says nothing any more.',
  fields: stageField,
}

const pricedVariants = ({ details }: ModelPageContext) => details.variants.filter(({ name }) => name.trim() !== '')

/** Parts of a model's page with their needs, from top to bottom (RTE-19, MOD-01, MOD-02, ENT-13). */
export const modelParts = {
  label: valuePart<string>({
    id: 'model-label',
    title: 'Label',
    requirement: 'MOD-01',
    elementSetting: '/models/newLabel',
    needs: [
      {
        holds: ({ model, config }) => modelLabel(model.stage, config) !== null,
        title: 'New, ending or to come',
        yes: 'Its state has a label.',
        no: 'It is sold like any other.',
        settings: ['/models/newLabel'],
        fields: stageField,
      },
    ],
    value: ({ model, config }) => modelLabel(model.stage, config) ?? '',
  }),
  price: valuePart<string>({
    id: 'model-price',
    title: 'Lowest price',
    requirement: 'ENT-13',
    elementSetting: null,
    needs: [notEnded, writtenNeed('a variant with a price', ({ model }) => model.priceText !== null)],
    value: ({ model }) => model.priceText ?? '',
  }),
  summary: valuePart<RichText>({
    id: 'model-summary',
    title: 'What it is',
    requirement: 'ENT-13',
    elementSetting: null,
    needs: [writtenNeed('a text', ({ details }) => !isBlankText(details.summary ?? ''))],
    value: ({ details }) => details.summary ?? '',
  }),
  facts: valuePart<readonly CarFact[]>({
    id: 'model-facts',
    title: 'Facts',
    requirement: 'ENT-13',
    elementSetting: null,
    needs: [writtenNeed('facts', ({ details, model }) => modelFacts(details, model.stage).length > 0)],
    value: ({ details, model }) => modelFacts(details, model.stage),
  }),
  variants: valuePart<readonly VariantRow[]>({
    id: 'model-variants',
    title: 'Variants',
    requirement: 'ENT-13',
    elementSetting: null,
    needs: [notEnded, writtenNeed('variants', (context) => pricedVariants(context).length > 0)],
    value: (context) => comparedVariants(pricedVariants(context), context.config.identity),
  }),
  priceNote: valuePart<RichText>({
    id: 'model-price-note',
    title: 'Note on prices',
    requirement: 'ENT-13',
    elementSetting: '/models/priceNote',
    needs: [
      { ...isOn('/models/priceNote'), title: 'Text', yes: 'It has text.', no: 'It has no text.' },
      notEnded,
      writtenNeed('variants', (context) => pricedVariants(context).length > 0),
    ],
    value: ({ config }) => config.models.priceNote,
  }),
  colours: valuePart<ModelDetails['colours']>({
    id: 'model-colours',
    title: 'Colours',
    requirement: 'ENT-13',
    elementSetting: null,
    needs: [notEnded, writtenNeed('several colours', ({ details }) => details.colours.length > 1)],
    value: ({ details }) => details.colours,
  }),
  pictures: valuePart<ModelDetails['pictures']>({
    id: 'model-pictures',
    title: 'More pictures',
    requirement: 'ENT-13',
    elementSetting: null,
    needs: [writtenNeed('more pictures', ({ details }) => details.pictures.length > 0)],
    value: ({ details }) => details.pictures,
  }),
  offers: part({
    id: 'model-offers',
    title: 'Offers',
    requirement: 'ENT-11',
    elementSetting: null,
    needs: [
      {
        holds: ({ offers }) => offers > 0,
        title: 'Offers that name it',
        yes: 'Offers name the model.',
        no: 'No offer that runs names the model.',
        fields: ({ offers }) => [{ name: 'Offers', value: String(offers) }],
      },
    ],
  }),
  cars: part({
    id: 'model-cars',
    title: 'In stock',
    requirement: 'RTE-19',
    elementSetting: null,
    needs: [
      {
        holds: ({ model }) => modelStock(model).length > 0,
        title: 'Cars',
        yes: 'Cars of it are on sale.',
        no: 'None of it is on sale now.',
        fields: ({ model }) => [
          {
            name: 'Cars',
            value:
              modelStock(model)
                .map(({ text }) => text)
                .join(', ') || 'None',
          },
        ],
      },
    ],
  }),
  services: valuePart<ModelDetails['services']>({
    id: 'model-services',
    title: 'Its service prices',
    requirement: 'CNT-16',
    elementSetting: '/models/serviceHeading',
    needs: [writtenNeed('service prices of its own', ({ details }) => details.services.length > 0)],
    value: ({ details }) => details.services,
  }),
  servicePlan: valuePart<ServicePlan>({
    id: 'model-service-plan',
    title: 'Service price of the site',
    requirement: 'CNT-16',
    elementSetting: '/models/servicePlans',
    needs: [
      notUpcoming,
      {
        holds: ({ details }) => details.services.length === 0,
        title: 'None of its own',
        yes: 'The model has no service prices of its own.',
        no: 'The model has service prices of its own.',
      },
      {
        holds: ({ model, config }) => findServicePlan(model.model, config) !== null,
        title: 'A price that names it',
        yes: 'One of the site’s service prices is for it.',
        no: 'None of the site’s service prices is for it.',
        settings: ['/models/servicePlans'],
      },
    ],
    value: ({ model, config }) => findServicePlan(model.model, config) as ServicePlan,
  }),
  accessories: part({
    id: 'model-accessories',
    title: 'Accessories',
    requirement: 'MOD-02',
    elementSetting: null,
    needs: [writtenNeed('accessories', ({ accessories }) => accessories.length > 0)],
  }),
  interest: valuePart<RichText>({
    id: 'model-interest',
    title: 'Register interest',
    requirement: 'MOD-01',
    elementSetting: '/models/interestText',
    needs: [
      {
        holds: isUpcoming,
        title: 'Upcoming',
        yes: 'It is still to come.',
        no: 'It is no upcoming model.',
        settings: ['/models/interestText'],
        fields: stageField,
      },
    ],
    value: ({ config }) => config.models.interestText,
  }),
  enquiry: part({ id: 'model-enquiry', title: 'Enquiry', requirement: 'RTE-19', elementSetting: null, needs: [notUpcoming] }),
  testDrive: valuePart<string>({
    id: 'model-test-drive',
    title: 'Book a test drive',
    requirement: 'ENQ-24',
    elementSetting: null,
    needs: [
      notUpcoming,
      notEnded,
      {
        holds: ({ config }) => shownPages(config).some(({ path }) => path === testDrivePath),
        title: 'The page of test drives',
        yes: 'The site has a page of test drives.',
        no: 'The site has no page of test drives.',
      },
    ],
    value: () => testDrivePath,
  }),
}
