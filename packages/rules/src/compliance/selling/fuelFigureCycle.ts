import type { ComplianceRule } from '../ComplianceRule'
import { findPattern, textAround } from '../matching'

const figure =
  /\b\d{1,2}(?:\.\d)?\s?(?:l|litres?)\s?(?:\/|per)\s?(?:100\s?(?:km|kilomet\w+)|(?:a\s)?hundred)\b|\b\d{2,3}\s?g\/km\b|\brange\sof\s(?:up\sto\s|over\s|around\s)?\d{3}\s?(?:km|kilomet\w+)\b|\b\d{3}\s?(?:km|kilomet\w+)\s(?:of\s(?:driving\s)?range|range|(?:on|per)\s(?:one|a(?:\ssingle)?|each)\scharge)\b/gi

export const fuelFigureCycle: ComplianceRule = {
  id: 'fuel-figure-cycle',
  title: 'The test cycle of consumption and range',
  laws: { AU: { act: 'Australian Consumer Law' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['comments', 'offer', 'post'],
  severity: 'warning',
  explanation:
    'A figure of consumption, emissions or range is given without the test it comes from. Add the cycle, such as “combined, ADR 81/02” or “WLTP”.',
  find: findPattern(figure, (content, match) =>
    /\b(?:adr|wltp|nedc|epa|combined|urban|test cycle)\b/i.test(textAround(content, match, 120)),
  ),
}
