import type { Choices } from './Choices'

type Template = Choices['templates'][number]

const headers: Readonly<Record<Template['header'], string>> = {
  inline: 'Header in one line',
  stacked: 'Header in two lines',
  centred: 'Name in the middle',
}
const filters: Readonly<Record<Template['filters'], string>> = {
  sidebar: 'filters at the side',
  top: 'filters on top',
  drawer: 'filters in a drawer',
}
const carPages: Readonly<Record<Template['carPage'], string>> = {
  sections: 'car page in sections',
  tabs: 'car page in tabs',
  folds: 'car page to unfold',
}

const cards: Readonly<Record<Template['card'], string>> = {
  stacked: 'cars side by side',
  wide: 'cars in rows',
  overlay: 'prices on the photos',
  plain: 'plain lists of cars',
}

/** What a template lays out differently from others, in a line. */
export const templateWords = (template: Pick<Template, 'header' | 'filters' | 'card' | 'carPage'>): string =>
  `${headers[template.header]}, ${filters[template.filters]}, ${cards[template.card]}, ${carPages[template.carPage]}`
