import { siteDay } from '../../dates/siteDay'
import { carFacts, hasPhotos, inStock } from '../../parts/carFacts'
import { part, type ValuePart, valuePart } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { type CarGuarantee, carGuarantee, hasGuarantee } from '../carGuarantee'
import type { CarFact } from '../facts/CarFact'
import { keyFacts } from '../facts/keyFacts'
import { specifications } from '../facts/specifications'
import { carSummaryText } from '../texts/carSummaryText'
import { shownComments } from '../texts/commentLines'
import { regoText, wofText } from '../texts/regoText'
import type { CarContext, CarMomentContext } from './CarPageContext'

/** Photos and videos of a car (CARD-02, VDP-02). */
export const mediaParts = {
  photos: part<CarContext>({
    id: 'section-photos',
    title: 'Photos',
    requirement: 'CARD-02',
    elementSetting: null,
    needs: [hasPhotos],
  }),
  videos: part<CarContext>({
    id: 'section-videos',
    title: 'Videos',
    requirement: 'VDP-02',
    elementSetting: null,
    needs: [
      {
        holds: ({ car }) => car.videos.length > 0,
        title: 'Videos',
        yes: 'The car has videos.',
        no: 'The car has no videos.',
        fields: carFacts('videos'),
      },
    ],
  }),
}

const isForCar = ({ car, config }: CarContext) => config.vdp.guarantee === 'all' || car.carType === 'used'

/** The site's guarantee on a car's page, for used cars or for all (CNT-12 to CNT-14). */
export const guaranteePart: ValuePart<CarContext, CarGuarantee | null> = {
  id: 'section-guarantee',
  title: 'Guarantee',
  requirement: 'CNT-12',
  elementSetting: '/vdp/guarantee',
  needs: [
    {
      holds: ({ config }) => config.vdp.guarantee !== 'off',
      holdsForSite: ({ config }) => config.vdp.guarantee !== 'off',
      title: 'The site’s choice',
      yes: 'The site shows it on car pages.',
      no: 'The site shows it on no car page.',
      settings: ['/vdp/guarantee'],
    },
    inStock('CAR-02', 'Nothing is promised of a car that has left.'),
    {
      holds: isForCar,
      title: 'Cars it is given with',
      yes: 'The site shows it for cars like this one.',
      no: 'The site shows it for used cars only.',
      settings: ['/vdp/guarantee'],
      fields: carFacts('carType'),
    },
    {
      holds: ({ car, config }) => carGuarantee(car, config) !== null,
      holdsForSite: ({ config }) => hasGuarantee(config),
      title: 'A guarantee',
      yes: 'A page of the site says what is guaranteed.',
      no: 'No page of the site says what is guaranteed with cars like this one.',
      warning: () => 'The guarantee never shows on car pages: no page of the site has a guarantee with promises.',
    },
  ],
  value: ({ car, config }) => carGuarantee(car, config),
}

const statesRego = ({ car, config, now }: CarMomentContext) =>
  regoText(car, { ...config, rego: { ...config.rego, showUnregistered: true, showExpiry: true } }, now) !== null

const isRegoPast = (context: CarMomentContext) => (context.car.regoExpiry ?? '') < siteDay(context)

/** Key facts, plus the registration if the site shows it, and the warrant of fitness in New Zealand (CAR-21, CAR-22, CFG-02). */
const listFacts = ({ car, config, now }: CarMomentContext): readonly CarFact[] => {
  const rego = regoText(car, config, now)
  const warrant = wofText(car, config, now)
  return [
    ...keyFacts(car),
    ...(rego ? [{ label: 'Registration', value: rego }] : []),
    ...(warrant ? [{ label: 'Warrant of fitness', value: warrant }] : []),
  ]
}

/** Summary text without the facts already visible above it. */
const summaryText = ({ car, config }: CarContext): string => {
  const visibleFacts = keyFacts(car).slice(0, config.vdp.keyFactsFirst)
  return carSummaryText(
    car,
    visibleFacts.map(({ label }) => label),
  ).trim()
}

/** Facts and texts of a car (CAR-21, CAR-22, CFG-02, VDP-02, VDP-03, VDP-19, VDP-20, VDP-24). */
export const descriptionParts = {
  facts: valuePart<CarMomentContext, readonly CarFact[]>({
    id: 'section-facts',
    title: 'Key information',
    requirement: 'VDP-19',
    elementSetting: '/vdp/keyFactsFirst',
    needs: [
      {
        holds: (context) => listFacts(context).length > 0,
        title: 'Known facts',
        yes: 'Some facts of the car are known.',
        no: 'No facts of the car are known.',
      },
    ],
    value: listFacts,
  }),
  rego: part<CarMomentContext>({
    id: 'section-rego',
    title: 'Registration',
    requirement: 'CAR-22',
    elementSetting: '/vdp/keyFactsFirst',
    needs: [
      {
        holds: statesRego,
        title: 'A date',
        yes: (context) => (isRegoPast(context) ? 'The registration has ended.' : 'It is known when the registration ends.'),
        no: 'It is not known when the registration ends.',
        fields: carFacts('regoExpiry'),
      },
      {
        holds: (context) => !statesRego(context) || regoText(context.car, context.config, context.now) !== null,
        requirement: 'CAR-21',
        title: 'The site’s choice',
        yes: (context) =>
          isRegoPast(context) ? 'The site shows that a registration has ended.' : 'The site shows when a registration ends.',
        no: (context) =>
          isRegoPast(context) ? 'The site doesn’t show that a registration has ended.' : 'The site doesn’t show when a registration ends.',
        settings: ['/rego/showUnregistered', '/rego/showExpiry'],
      },
    ],
  }),
  summary: valuePart<CarContext, string>({
    id: 'section-summary',
    title: 'Summary',
    requirement: 'VDP-02',
    elementSetting: '/vdp/showSummary',
    needs: [
      isOn('/vdp/showSummary'),
      {
        holds: (context) => summaryText(context) !== '',
        title: 'Known facts',
        yes: 'Its facts make a sentence.',
        no: 'Too little is known of the car for a sentence.',
      },
    ],
    value: summaryText,
  }),
  comments: part<CarContext>({
    id: 'section-comments',
    title: 'Dealer comments',
    requirement: 'VDP-24',
    elementSetting: '/vdp/commentsHeading',
    needs: [
      {
        holds: () => true,
        title: 'Always there',
        yes: ({ car }) => {
          const comments = shownComments(car)
          if (!comments?.trim())
            return car.dealerComments?.trim()
              ? 'It is always there; the comments are left out, since they name an amount and the price isn’t shown.'
              : 'It is always there; without comments it says that they are pending.'
          return comments === car.dealerComments
            ? 'The dealer has written about the car.'
            : 'The dealer has written about the car; sentences that name an amount are left out, since the price isn’t shown.'
        },
        settings: ['/vdp/commentsHeading', '/vdp/commentsLength', '/vdp/commentsPendingText'],
      },
    ],
  }),
  features: part<CarContext>({
    id: 'section-features',
    title: 'Features',
    requirement: 'VDP-03',
    elementSetting: '/vdp/featuresFirst',
    needs: [
      {
        holds: ({ car }) => car.standardEquipment.length > 0,
        title: 'Standard equipment',
        yes: 'Standard equipment is known.',
        no: 'No standard equipment is known.',
        settings: ['/vdp/featuresFirst'],
        fields: carFacts('standardEquipment'),
      },
    ],
  }),
  specifications: part<CarContext>({
    id: 'section-specifications',
    title: 'All specifications',
    requirement: 'VDP-20',
    elementSetting: null,
    needs: [
      {
        holds: ({ car }) => specifications(car).length > 0,
        title: 'Known specifications',
        yes: 'Some specifications are known.',
        no: 'No specifications are known.',
        fields: ({ car }) => [{ name: 'Specifications', value: String(specifications(car).length) }],
      },
    ],
  }),
}
