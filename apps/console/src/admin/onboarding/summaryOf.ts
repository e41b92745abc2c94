import type { OnboardingAnswers, OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { finance } from '@forecourt/schema/sections/finance'
import type { Choices } from './Choices'

const { enum: providers, 'x-labels': labels } = finance.properties.provider

const lines: {
  readonly [Step in OnboardingStep]: (
    answers: OnboardingAnswers,
    choices: Pick<Choices, 'templates' | 'manufacturers' | 'hostSuffix'>,
  ) => string[]
} = {
  business: ({ business }) => [business.name, business.country === 'AU' ? 'Australia' : 'New Zealand', business.licence],
  brands: ({ brands }, { manufacturers }) => [
    brands.makes.join(', ') || 'Every make',
    manufacturers.find(({ slug }) => slug === brands.manufacturer)?.name.concat('’s layer') ?? '',
  ],
  place: ({ place }) => [
    place.street,
    [place.suburb, place.state, place.postcode].filter(Boolean).join(' '),
    place.phone,
    place.email,
    ...place.others.map(({ name, suburb }) => `and ${name || suburb || 'a location without a name'}`),
  ],
  address: ({ address }, { hostSuffix }) => [`${address.slug}.${hostSuffix}`, address.domain && `${address.domain}, to be proved`],
  look: ({ look, brands }, { templates, manufacturers }) => {
    const decides = manufacturers.find(({ slug, brandColour }) => slug === brands.manufacturer && brandColour !== null)
    return [
      templates.find(({ slug }) => slug === look.template)?.name ?? '',
      decides ? `in the colour of ${decides.name}` : look.brandColour,
    ]
  },
  stock: ({ stock }) => [stock.fileName || 'Cars come later'],
  finance: ({ finance }) => [
    labels[providers.indexOf(finance.provider)] ?? '',
    finance.rate.trim() === '' ? 'rates not confirmed yet' : `${finance.rate}% a year, comparison rate ${finance.comparisonRate}%`,
  ],
  leads: ({ leads }) => [leads.emails.join(', ')],
}

/** The answers of a step in a line or a few; nothing for what was left out. */
export const summaryOf = (answers: OnboardingAnswers, step: OnboardingStep, choices: Parameters<(typeof lines)['business']>[1]): string[] =>
  lines[step](answers, choices).filter((line) => line.trim() !== '')
