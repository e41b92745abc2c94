import { countNoun } from '@forecourt/schema/text/countNoun'

const listFormat = new Intl.ListFormat('en-AU')

const reasons: { readonly [reason: string]: string } = {
  noSite: 'There was no live site at this address at that time.',
  private: 'This page is different for each shopper, so it can’t be shown.',
  sentence: 'A search in words leads to a list. Enter the address of the list.',
  file: 'This is a file, not a page.',
}

/** Texts of the page that shows a site as it was. */
export const asShownTexts = {
  title: 'As shown on…',
  about: 'See what a page showed at a time in the past: prices, texts and offers as they were, and what has changed since.',
  path: 'Page',
  date: 'Date',
  time: (zone: string) => `Time in ${zone}`,
  seconds: 'Seconds',
  withinMinute: (time: string) =>
    `What this page may show changed within this minute. Below is the page at ${time}. Choose a later second:`,
  showAfter: (time: string, what: readonly string[]) => `${time}, after ${listFormat.format(what)} changed`,
  show: 'Show page',
  noServer: 'The website can’t be reached right now. Please try again in a minute.',
  asShown: (status: number) => (status === 404 ? 'This page didn’t exist' : 'The page as it was'),
  version: (number: number, author: string, at: string) => `Version ${number} was live, published by ${author} on ${at}.`,
  distrust: 'Contact support before you rely on it.',
  erased: (entries: number) =>
    entries === 1
      ? 'One entry has no personal details any more, because the person was erased.'
      : `${entries} entries have no personal details any more, because the people were erased.`,
  earlierProgram: (build: string) => `Shown by the website software of that time (build ${build}).`,
  download: 'Download page',
  downloadPdf: 'Download evidence (PDF)',
  downloadArchive: 'Download web archive',
  picture: 'What shoppers saw',
  pictureNote:
    'With the styles of that time. Pictures that were removed since are missing, and menus and other moving parts don’t work here.',
  sinceThen: 'Changes since then',
  same: 'The page is the same today.',
  changesAfter: 'Who changed what afterwards, earliest first',
  nothingAfter: 'Nothing that this page shows was changed.',
  more: (count: number) => `${countNoun(count, 'later change')} can’t be listed here.`,
  otherMessages: (count: number) => `${countNoun(count, 'other message')} of the site, not about this page.`,
  carChanges: 'Changes of the car before',
  changes: 'Changes of the site before',
  messages: 'Emails and texts sent in the 24 hours before',
  closed: 'The site was closed temporarily.',
  redirect: (to: string | null) => (to === null ? 'The page had been removed.' : `This address led to ${to}.`),
  notShown: (reason: string, beginning: string) =>
    reason === 'tooEarly' ? `The history begins on ${beginning}. Choose a later time.` : (reasons[reason] ?? 'This page can’t be shown.'),
}
