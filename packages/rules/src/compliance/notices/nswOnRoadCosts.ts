import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { findPattern } from '../matching'

const onRoadWording =
  /\bon[\s-]roads?\s(?:costs?|charges?)\b|\bon[\s-]roads\b(?!\s(?:and|that|to)\b)|\borcs?\b(?=\s(?:not|extra|included|apply|are|is))/gi

export const nswOnRoadCosts: ComplianceRule = {
  id: 'nsw-on-road-costs',
  title: 'Statutory charges by their names',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW)' } },
  states: ['NSW'],
  media: allMedia,
  severity: 'warning',
  explanation:
    'In New South Wales advertisements may not call stamp duty, registration and insurance “on-road costs”. Name the charges, or give the drive-away price.',
  find: findPattern(onRoadWording, ({ text }, { at }) => /\bused $/i.test(text.slice(Math.max(0, at - 5), at))),
}
