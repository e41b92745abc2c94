import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findEither, findPattern, sentenceAt, sentencesWith } from '../matching'

const fee = String.raw`(?:dealer\sdelivery(?:\s(?:fee|charges?))?|dealer(?:ship)?\s(?:fees?|charges?)|pre[\s-]?delivery\s(?:fees?|charges?)|admin(?:istration|istrative)?\s(?:fees?|charges?)|doc(?:s|ument|uments|umentation)?\s(?:fees?|charges?)|handling\s(?:fees?|charges?))`

const onTop = new RegExp(
  String.raw`(?:\+|\bplus|\badd|\bexcl(?:\.|udes?|uding)?|\bnot\sincluding)\s(?:\$[\d,]+\s)?(?:a\s|the\s|our\s)?${fee}|\b${fee}\s(?:(?:of\s)?\$[\d,]+\s)?(?:(?:is|are)\s)?(?:extra|appl(?:y|ies)|not\sincluded|payable|will\sbe\sadded|on\s(?:all|every|each)|for\s(?:all|every|each))`,
  'gi',
)

const isDenied = /\b(?:no|never|zero|without|don(?:’|')?t|free|included?|includes|including|covers?)\b/i

const chargeOfDealer =
  /\b(?:(?:dealer(?:ship)?|admin\w*|doc\w*|paperwork|handling|processing|preparation|delivery)\s(?:fees?|charges?|costs?)|(?:dealer|pre)[\s-]?delivery|(?:fees?|packs?|packages?|protection|accessor(?:y|ies)|tint(?:ing)?|insurance|cover)\b)/gi
const notIncluded =
  /\b(?:(?:does|do|did|is|are|has)(?:\snot|n(?:’|')?t)\s(?:been\s)?(?:include[ds]?|contain|cover)|not\s(?:included|in\sthe\sprice|part\sof\sthe\sprice)|exclud(?:es|ed|ing)|excl\.|without|before)/i

/** A fee that the price is said not to include; and what every buyer must take, in addition to the price. */
const leftOut = sentencesWith(
  {
    of: /\b(?:dealer(?:ship)?|admin\w*|doc\w*|paperwork|handling|processing|preparation)\s(?:fees?|charges?|costs?)\b|\b(?:dealer|pre)[\s-]?delivery\b/gi,
    and: [notIncluded, /\b(?:prices?|priced|advertised)\b|\$\s?\d/i],
    but: /\b(?:no|never|free|optional|interstate)\b/i,
  },
  {
    of: chargeOfDealer,
    and: [
      /\b(?:compulsory|mandatory|must\s(?:be\s)?(?:buy|bought|take|taken|purchased?|add(?:ed)?)|required|non-?negotiable|unavoidable)\b/i,
      new RegExp(`${notIncluded.source}|\\+|\\b(?:plus|adds?|added|extra|on\\stop|in\\saddition|separate\\w*)\\b`, 'i'),
    ],
    but: /\b(?:optional|third[\s-]party|rego|registration|ctp|included\sin|by\slaw)\b/i,
  },
)

/** Sentences about a compulsory purchase that has an amount and is added to the price. */
const obligations = sentencesWith({
  of: /\b(?:compulsory|mandatory|must\s(?:also\s)?(?:buy|take|purchase|add|pay))\b/gi,
  and: [/\$\s?\d/, /\+|\b(?:plus|adds?|added|extra|on\stop|in\saddition|separate\w*|excl\w*)\b/i],
  but: /\b(?:optional|rego|registration|ctp|by\slaw|deposit)\b/i,
})

/** A fee in other wording: something that the dealer does, and that it is paid in addition to the price. */
const paidInAddition = sentencesWith({
  of: /\b(?:(?:dealer|pre)[\s-]?delivery(?:\sinspection)?|deliver\w*\s(?:and|&)\shandling|handling|doc\w*|paperwork|admin\w*|processing|preparation)\s?(?:fees?|charges?|costs?)?\b/gi,
  and: [
    /\$\s?\d/,
    /\+|\b(?:plus|add|adds|added|addition\w*|excl\w*|extra|on\stop|not\s(?:a\s)?part\sof|not\sin|payable|appl(?:y|ies)|separate\w*)\b/i,
    /\b(?:fees?|charges?|costs?|inspection|delivery|preparation)\b/i,
  ],
  but: isDenied,
})

export const dealerFeesOnTop: ComplianceRule = {
  id: 'dealer-fees-on-top',
  title: 'No dealer’s fee on top of the price',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 48' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: allMedia,
  severity: 'error',
  explanation: 'A fee of the dealership is added to the advertised price. Every buyer pays it, so it belongs in the price.',
  find: findEither(
    findPattern(onTop, (content, match) => /\b(?:no|never|zero|without|don(?:’|')?t)\b/i.test(sentenceAt(content, match))),
    findEither(paidInAddition, findEither(leftOut, obligations)),
  ),
}
