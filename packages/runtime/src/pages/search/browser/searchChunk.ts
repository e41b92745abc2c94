/** Code that handles selections in the browser: fetched when a shopper is about to select, as the first view doesn't need it. */
export { parseSearch } from '@forecourt/rules/search/parseSearch'
export { formSearch } from './formSearch'
export { trapSheetFocus } from './trapSheetFocus'
export { checkSentence, prepareUnderstanding, understoodSearch } from './understoodSearch'
export { withChoices } from './withChoices'
