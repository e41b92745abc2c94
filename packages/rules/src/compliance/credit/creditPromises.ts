import type { TextContent } from '../Advert'
import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, matchesIn, sentencesWith, textAround } from '../matching'

const promise =
  /\bguaranteed\s(?:\w+\s){0,2}approval\b|\b(?:approval|finance|loans?)\b[^.!?\n]{0,60}\bguaranteed\b|\bno\scredit\schecks?\b|\bwithout\s(?:a\s)?credit\schecks?\b|\b(?:everyone|everybody|anyone|all applicants)(?:\sis|\sgets|’s|'s|\sare)?\sapproved\b|\bapproved\sfor\s(?:anyone|everyone)\b|\b100\s?%\s(?:finance\s)?approvals?\b|\bsays?\syes\sto\s(?:everyone|anyone|all)\b|\b(?:bankrupt|bad credit|defaults?)\b[^.\n]{0,30}\byou(?:’|'|\sa)re\sapproved\b|\bguarantees?\b[^.!?\n]{0,30}\bapprov|\bapproved\s(?:anyway|regardless|no matter|whatever)\b|\b(?:finance|credit|loans?)\sfor\s(?:everyone|everybody|anyone)\b|\bapproval\b[^.!?\n]{0,15}\b(?:certain|assured|automatic)\b|\bno\schecks\b|\bguaranteed\s(?:\w+\s)?(?:loans?|finance|credit)\b|\bwill\sbe\sapproved\b|\binstant\sapproval\b[^.!?\n]{0,20}\bguarantee/gi

const everyone =
  /\b(?:every(?:one|body|\s(?:single\s)?(?:applicant|application|customer))|any(?:one|body)|all\s(?:applicants|applications|customers)|100\s?%|all\b(?=,|\.))/i
const lending = /\b(?:finance|loans?|lenders?|credit|lending|borrow\w*|approv\w+|applicants?|applications?)\b/i
const badHistory =
  /\b(?:(?:ex-?)?bankrupt\w*|bad\scredit|(?:poor|bad)\s(?:credit\s)?(?:history|file|score)|defaults?|judge?ments?|(?:knocked|turned)\s(?:back|down)|declined|refused|rejected)\b/gi
const promisePattern =
  /\b(?:no\s(?:worries|problem|drama|matter|hassle)|sure\sthing|(?:you(?:’|')re|you\sare)\salready\sapproved|you(?:\swill|(?:’|')ll)\s(?:drive|get|be\sapproved)|(?:can(?:’|')?t|cannot|won(?:’|')?t|never)\sbe\s(?:refused|declined|rejected|turned|knocked)|not\shere|(?:never|don(?:’|')?t|do\snot|won(?:’|')?t|can(?:’|')?t)\ssay\sno|(?:always|still)\ssay\syes|definitely\s(?:get|approve)|guarantee\w*)\b|\bapproved\b(?!\s(?:applicants|customers))/i
const denialPattern =
  /\b(?:not\s(?:every\w*|all|guaranteed)|no\s(?:guarantee|promise)|can(?:’|')?t\s(?:promise|guarantee)|subject\sto|assess\w*|checks?\s(?:your|each|every)|approved\s(?:applicants|customers)|before|may|might|could)\b/i

/** A promise in other wording: credit for everyone, whatever their history, or certain approval. */
const promises = sentencesWith(
  {
    of: /\b(?:accept(?:s|ed)?|approves?|approved|says?\syes|green\slight|gets?\s(?:finance|credit|a\sloan)|yes\sto)\b/gi,
    and: [everyone, lending],
    but: denialPattern,
  },
  { of: /\b(?:finance|credit|loans?|lending)\sfor\s(?:all|any|every)\b/gi, and: [], but: denialPattern },
  { of: /\bapprov(?:al|ed)\b/gi, and: [/\b100\s?%|\balways\b|\bevery\stime\b|\bcertain(?:ty)?\b/i], but: denialPattern },
  { of: /\bapprovals?\b/gi, and: [/\bautomatic\w*\b/i], but: denialPattern },
  {
    of: /\b(?:no[\s-]?one|nobody)\b/gi,
    and: [/\bwithout\s(?:finance|a\sloan|credit)\b|\b(?:refused|declined|rejected|turned\s(?:down|away))\b/i],
    but: denialPattern,
  },
  { of: /\b(?:do(?:n(?:’|')?t|\snot)|never|won(?:’|')?t)\s(?:look|check|care|ask|worry)\b/gi, and: [/\bcredit\b/i] },
  { of: /\byour\sjob\sis\syour\s(?:credit|deposit|approval)\b/gi, and: [] },
  {
    of: /\b(?:no|without)\s(?:a\s|any\s)?(?:credit|income|background)\s?(?:file\s)?checks?\b/gi,
    and: [],
    but: /\b(?:stored|estimates?|calculat\w*|quote)\b/i,
  },
  { of: badHistory, and: [promisePattern], but: denialPattern },
  {
    of: /\bgets?\s(?:you|anyone|everyone)\s(?:approved|finance[d]?|a\sloan|over\sthe\sline)\b/gi,
    and: [/\b(?:whatever|any|anyone|everyone|regardless|no\smatter|bad|always|guarantee\w*)\b/i],
    but: denialPattern,
  },
  { of: /\bno\squestions\b/gi, and: [lending], but: denialPattern },
  {
    of: /\b(?:finance|credit|loans?)\b/gi,
    and: [
      /\b(?:available|offered|open|given)\s(?:to|for)\s(?:\w+ly\s)?(?:everyone|everybody|anyone|anybody|all)\b(?!\s(?:approved|eligible))/i,
    ],
    but: denialPattern,
  },
)

/** A question about a bad history with an assurance in the sentences after it. */
const reassurances = ({ content }: { readonly content: TextContent }) =>
  matchesIn(content.text, badHistory).filter((match) => {
    const after = content.text.slice(match.at, match.at + match.length + 90)
    return after.includes('?') && promisePattern.test(after) && !denialPattern.test(after)
  })

export const creditPromises: ComplianceRule = {
  id: 'credit-promises',
  title: 'No promise of credit for everyone',
  laws: { AU: { act: 'National Consumer Credit Protection Act 2009' }, NZ: { act: 'Credit Contracts and Consumer Finance Act 2003' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'Lenders must assess each application, so an ad can’t promise approval or credit without checks. Say that finance is for approved applicants.',
  find: findEither(
    findPattern(promise, (content, match) =>
      /\bcan(?:’|')?t promise\b|\b(?:not|(?:is|are|was)n(?:’|')?t) guaranteed\b|\b(?:no|not|can(?:’|')?t|cannot|don(?:’|')?t)\s(?:\w+\s)?guarantee|\bfuture value\b|\bestimate\b/i.test(
        textAround(content, match, 60),
      ),
    ),
    findEither(promises, reassurances),
  ),
}
