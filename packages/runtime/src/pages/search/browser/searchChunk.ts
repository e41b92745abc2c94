/** Code that handles selections in the browser: fetched when a shopper is about to select, as the first view doesn't need it. */
export { parseSearch } from '@forecourt/rules/search/parseSearch'
export { formSearch } from './formSearch'
export { holdSheet } from './holdSheet'
export { prepareUnderstanding, understoodSearch, whetherSentence } from './understoodSearch'
export { withChoices } from './withChoices'
