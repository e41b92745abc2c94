import type { ComplianceRule } from '../ComplianceRule'
import { findEither, sentencesWith } from '../matching'

/** No emissions at all, which only driving on battery power can have. */
const noEmissions = sentencesWith({
  of: /\b(?:zero|no|nil)[\s-](?:co2\s|carbon\s|harmful\s)?emissions?\b|\bemissions?[\s-]free\b|\b(?:produces?|emits?)\s(?:no|zero)\s(?:co2|carbon|pollution|emissions?)\b/gi,
  and: [],
  but: /\b(?:tailpipe|exhaust|driving|on\sbattery|electric\smode|district|zone|target|by\s20\d\d|test|standard|rebate|policy|system|light|fault|codes?)\b/i,
})

/** Broad claims about the environment without what they rest on. */
const broadClaims = sentencesWith({
  of: /\b(?:(?:carbon|climate|co2)[\s-]neutral|carbon[\s-]free|net[\s-]zero|(?:eco|environmentally|earth|planet)[\s-]?friendly|(?:kind|kinder|good|better|gentle)\s(?:to|for|on)\sthe\s(?:planet|environment|earth|climate)|sav(?:e|es|ing)\sthe\splanet|greenest|guilt[\s-]free\s(?:driving|motoring)|clean(?:est)?\sdiesel|100\s?%\s(?:green|clean|sustainable))\b/gi,
  and: [],
  but: /\b(?:certified|certificate|climate\sactive|offset\w*|per\s(?:cent|km)|g\/km|wltp|adr|tailpipe|target|by\s20\d\d|lease\splate)\b/i,
})

export const greenClaims: ComplianceRule = {
  id: 'green-claims',
  title: 'Environmental claims that can be proved',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['comments', 'offer', 'post'],
  severity: 'warning',
  explanation:
    'The text makes a broad claim about the environment. Say exactly what is meant and what it rests on, such as “no tailpipe emissions when driven on battery power” or a tested figure in g/km.',
  find: findEither(noEmissions, broadClaims),
}
