import type { OnboardingChoices } from './OnboardingChoices'

type Template = OnboardingChoices['templates'][number]

const headers: Readonly<Record<Template['header'], string>> = {
  inline: 'Menu beside the name',
  stacked: 'Menu under the name',
  centred: 'Name in the middle',
}
const filters: Readonly<Record<Template['filters'], string>> = {
  sidebar: 'filters at the side',
  top: 'filters above the cars',
  drawer: 'filters behind a button',
}
const cards: Readonly<Record<Template['card'], string>> = {
  stacked: 'cars in a grid',
  wide: 'cars in rows',
  overlay: 'prices on the photos',
  plain: 'large photos without frames',
}
const carPages: Readonly<Record<Template['carPage'], string>> = {
  sections: 'a car’s details one below the other',
  tabs: 'a car’s details in tabs',
  folds: 'a car’s details open at a tap',
}

/** What a template lays out differently from others, in a line. */
export const templateText = (template: Pick<Template, 'header' | 'filters' | 'card' | 'carPage'>): string =>
  `${headers[template.header]}, ${filters[template.filters]}, ${cards[template.card]}, ${carPages[template.carPage]}.`
