/** The query parser: fetched when the user searches for words. */
export { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
export { saidNumbers } from '@forecourt/rules/search/understanding/saidNumbers'
export { understand } from '@forecourt/rules/search/understanding/understand'
export { understoodState } from '@forecourt/rules/search/understanding/understoodState'
