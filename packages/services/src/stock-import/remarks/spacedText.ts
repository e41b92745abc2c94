/** A word such as `finance_owing`, `financeOwing`, or alone in its cell `FinanceOwing`. */
const joined = /\b[A-Za-z]+(?:_[A-Za-z]+)+\b|\b[a-z]+(?:[A-Z][a-z]+)+\b|^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/g
const mayBeJoined = /_|[a-z][A-Z]/

/** A text with the words of programs apart, as rules for words read it: “finance owing” for `finance_owing` and `financeOwing`. */
export const spacedText = (text: string): string =>
  mayBeJoined.test(text) && !/[/@]/.test(text)
    ? text.replace(joined, (word) => word.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2'))
    : text
