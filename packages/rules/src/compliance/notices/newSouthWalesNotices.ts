import { allMedia, type ComplianceRule, wholeAdvert } from '../ComplianceRule'
import { findPattern } from '../matching'

/** On-road costs, also shortened; not roads themselves, as in “on roads that are unsealed” and “used on roads”. */
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

const plain = (text: string): string => text.replace(/[^a-z\d]/gi, '').toUpperCase()

/** States whose advertisements of used cars must show the registration number. */
export const statesThatShowPlates: readonly string[] = ['NSW']

export const nswRegistrationNumber: ComplianceRule = {
  id: 'nsw-registration-number',
  title: 'The registration number of the car',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW)' } },
  states: statesThatShowPlates,
  media: ['page'],
  severity: 'warning',
  explanation:
    'The page of a used car doesn’t show its registration number. New South Wales requires it in advertisements. Enter the plate in the car’s details, or say that it is unregistered.',
  find: ({ content, car }) => {
    if (!car?.isForSale || car.carType === 'new' || /\bunregistered\b/i.test(content.text)) return []
    return car.regoPlate && plain(content.text).includes(plain(car.regoPlate)) ? [] : wholeAdvert
  },
}
