/** The query parser: fetched when the user searches for words. */
export { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
export { numbersInText } from '@forecourt/rules/search/understanding/numbersInText'
export { understand } from '@forecourt/rules/search/understanding/understand'
export { understoodState } from '@forecourt/rules/search/understanding/understoodState'
