import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'

const promise =
  /\bguaranteed\s(?:\w+\s){0,2}approval\b|\b(?:approval|finance|loans?)\b[^.!?\n]{0,60}\bguaranteed\b|\bno\scredit\schecks?\b|\bwithout\s(?:a\s)?credit\schecks?\b|\b(?:everyone|everybody|anyone|all applicants)(?:\sis|\sgets|’s|'s|\sare)?\sapproved\b|\bapproved\sfor\s(?:anyone|everyone)\b|\b100\s?%\s(?:finance\s)?approvals?\b|\bsays?\syes\sto\s(?:everyone|anyone|all)\b|\b(?:bankrupt|bad credit|defaults?)\b[^.\n]{0,30}\byou(?:’|'|\sa)re\sapproved\b|\binstant\sapproval\b[^.!?\n]{0,20}\bguarantee/gi

export const creditPromises: ComplianceRule = {
  id: 'credit-promises',
  title: 'No promise of credit for everyone',
  laws: { AU: { act: 'National Consumer Credit Protection Act 2009' }, NZ: { act: 'Credit Contracts and Consumer Finance Act 2003' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'Lenders must assess each application, so an ad can’t promise approval or credit without checks. Say that finance is for approved applicants.',
  find: findPattern(promise, (words, match) =>
    /\bcan(?:’|')?t promise\b|\bnot guaranteed\b|\bfuture value\b|\bestimate\b/i.test(textAround(words, match, 60)),
  ),
}
