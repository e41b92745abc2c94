/** Code that applies filters to a stock list: fetched when a shopper is about to use a filter, as the first view doesn't need it. */
export { parseSearch } from '@forecourt/rules/search/parseSearch'
export { formSearch } from './formSearch'
export { trapSheetFocus } from './trapSheetFocus'
export { checkSentence, prepareUnderstanding, understoodSearch } from './understoodSearch'
export { withChoices } from './withChoices'
