/** What answers a choice in the browser: no part of the first look at a list, so it is fetched when a shopper is about to choose. */
export { parseSearch } from '@forecourt/rules/search/parseSearch'
export { formSearch } from './formSearch'
export { holdSheet } from './holdSheet'
export { prepareUnderstanding, understoodSearch, whetherSentence } from './understoodSearch'
export { withChoices } from './withChoices'
