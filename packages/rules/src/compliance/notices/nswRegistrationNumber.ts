import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

const plain = (text: string): string => text.replace(/[^a-z\d]/gi, '').toUpperCase()

export const nswRegistrationNumber: ComplianceRule = {
  id: 'nsw-registration-number',
  title: 'The registration number of the car',
  laws: { AU: { act: 'Motor Dealers and Repairers Act 2013 (NSW)' } },
  states: ['NSW'],
  media: ['page'],
  severity: 'warning',
  explanation:
    'The page of a used car doesn’t show its registration number. New South Wales requires it in advertisements. Enter the plate in the car’s details, or say that it is unregistered.',
  find: ({ content, car }) => {
    if (!car?.isForSale || car.carType === 'new' || /\bunregistered\b/i.test(content.text)) return []
    return car.regoPlate && plain(content.text).includes(plain(car.regoPlate)) ? [] : wholeAdvert
  },
}
