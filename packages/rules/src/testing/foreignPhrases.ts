/** Phrases that a native speaker wouldn't write in a text for shoppers. */
const phrases: readonly RegExp[] = [
  /\b(?:stands|stood) (?:above|at|behind|below|beside|here|on|there|until)\b/gi,
  /\b(?:somebody|nobody|everybody|anybody|whoever|whom|meanwhile|anew|in vain)\b/gi,
  /\b(?:is|are|was|were) told\b/gi,
  /\blets? (?:it|all of it) go\b/gi,
  /^go on$|\bgo on (?:with|without|to pay)\b/gi,
  /\ba wish\b|\bnot yet here\b|\bbecame of it\b|\bprice of the day\b/gi,
  /\be-mails?\b|\bmails? about\b|\b(?:in|by) mail\b/gi,
  /\b(?:binds|commits) you to nothing\b/gi,
  // A promise in the present tense: "Call us, and we find one".
  /[,;:] (?:and )?we (?:answer|call|come back|confirm|find|look|ring|say|tell|text|work|write)\b/gi,
  /\bcalls you (?:back|to|with)\b|\bgets back to you\b/gi,
  /\bis no (?:application|approval|promise)\b/gi,
  /\bso that we know\b|\bthat is all\b/gi,
  /\bwhat is (?:here|in stock|there)\b/gi,
  /\bfree times?\b|\btimes are free\b/gi,
]

/**
 * Finds phrases in a text that a native speaker of Australian English wouldn't write.
 *
 * @example foreignPhrases('Call us, and we find one.') // [', and we find']
 */
export const foreignPhrases = (text: string): string[] => phrases.flatMap((phrase) => [...text.matchAll(phrase)].map(([found]) => found))
