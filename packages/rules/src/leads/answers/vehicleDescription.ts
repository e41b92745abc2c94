import { driveTexts } from '../../car/texts/vehiclesNoun'
import type { Need } from '../../parts/Part'
import { singularNoun } from '../../text/singularNoun'
import type { FormAbout } from '../form/FormContext'
import { testDriveItemType } from '../form/formNeeds'
import { leadForms } from '../leadForms'
import { vehicleText } from '../vehicleText'
import type { LeadAnswer } from './LeadAnswer'

/** Whether the form needs to ask which car to test drive. */
const asksWhichToDrive = ({ form, car }: Pick<FormAbout, 'form' | 'car'>) => form === 'testDrive' && !car

/** Question for the site's kind of vehicle. */
const wantedText = (about: FormAbout): string =>
  `${singularNoun(about.config.search.noun)} would you like to ${driveTexts[testDriveItemType(about)].verb}`

const appliesNeed: Need<FormAbout> = {
  holds: (about) => leadForms[about.form].isAboutOwnVehicle === true || asksWhichToDrive(about),
  title: 'A vehicle without known details',
  yes: ({ form }) => (form === 'testDrive' ? 'The page is about no car.' : 'This form is about the shopper’s own vehicle.'),
  no: 'This form isn’t about a vehicle that must be described.',
}

/** Description of the shopper's own vehicle (ENQ-28), or of the one to test drive (ENQ-24). */
export const vehicleDescription = {
  id: 'vehicleDescription',
  title: 'Vehicle as described',
  requirement: 'ENQ-24',
  elementSetting: null,
  needs: [appliesNeed],
  kind: 'text',
  value: (about) =>
    asksWhichToDrive(about)
      ? {
          label: `Which ${wantedText(about)}?`,
          type: 'text',
          required: true,
          maxLength: 200,
          placeholder: 'Make and model, or the stock number',
          suggestions: [...new Set(about.site.models.map(({ make, model }) => `${make} ${model}`))],
        }
      : {
          label: 'Your vehicle',
          type: 'text',
          required: about.form === 'tradeIn',
          maxLength: 200,
          placeholder: 'Year, make, model and kilometres',
        },
  missing: (about) =>
    asksWhichToDrive(about)
      ? `Please tell us which ${singularNoun(about.config.search.noun)} you would like to ${driveTexts[testDriveItemType(about)].verb}.`
      : null,
  example: () => '2015 Kia Rio, 80,000 km',
  stored: {
    in: 'attributes',
    empty: { vehicleDescription: null },
    toStored: ({ text }) => ({ vehicleDescription: text || null }),
  },
  mail: [
    { label: 'Wants to drive', place: 4, text: (lead) => vehicleText(lead).wanted },
    { label: 'Their vehicle', place: 4, text: (lead) => vehicleText(lead).theirs },
  ],
  console: [
    { label: 'Wants to drive', place: 3, text: (lead) => vehicleText(lead).wanted },
    { label: 'Their car', place: 3, text: (lead) => vehicleText(lead).theirs },
  ],
  exported: null,
} as const satisfies LeadAnswer<{ readonly vehicleDescription: string | null }>
