import { driveTexts } from '../../car/texts/vehiclesNoun'
import type { Need } from '../../parts/Part'
import { singularNoun } from '../../text/singularNoun'
import type { FormWithContext } from '../form/FormContext'
import { testDriveItemType } from '../form/formNeeds'
import { leadForms } from '../leadForms'
import { vehicleText } from '../vehicleText'
import type { LeadAnswer } from './LeadAnswer'

/** Whether the form needs to ask which car to test drive. */
const asksWhichToDrive = ({ form, car }: Pick<FormWithContext, 'form' | 'car'>) => form === 'testDrive' && !car

/** Question for the site's kind of vehicle. */
const wantedText = (context: FormWithContext): string =>
  `${singularNoun(context.config.search.noun)} would you like to ${driveTexts[testDriveItemType(context)].verb}`

const appliesNeed: Need<FormWithContext> = {
  holds: (context) => leadForms[context.form].isAboutOwnVehicle === true || asksWhichToDrive(context),
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
  value: (context) =>
    asksWhichToDrive(context)
      ? {
          label: `Which ${wantedText(context)}?`,
          type: 'text',
          required: true,
          maxLength: 200,
          placeholder: 'Make and model, or the stock number',
          suggestions: [...new Set(context.site.models.map(({ make, model }) => `${make} ${model}`))],
        }
      : {
          label: 'Your vehicle',
          type: 'text',
          required: context.form === 'tradeIn',
          maxLength: 200,
          // A trade-in asks for the kilometres in their own field.
          placeholder: context.form === 'tradeIn' ? 'Year, make and model' : 'Year, make, model and kilometres',
        },
  missing: (context) =>
    asksWhichToDrive(context)
      ? `Please tell us which ${singularNoun(context.config.search.noun)} you would like to ${driveTexts[testDriveItemType(context)].verb}.`
      : null,
  example: () => '2015 Kia Rio, 80,000 km',
  stored: {
    in: 'attributes',
    empty: { vehicleDescription: null },
    toStored: ({ text }) => ({ vehicleDescription: text || null }),
  },
  mail: [
    { label: 'Wants to drive', position: 4, text: (lead) => vehicleText(lead).wanted },
    { label: 'Their vehicle', position: 4, text: (lead) => vehicleText(lead).theirs },
  ],
  console: [
    { label: 'Wants to drive', position: 3, text: (lead) => vehicleText(lead).wanted },
    { label: 'Their car', position: 3, text: (lead) => vehicleText(lead).theirs },
  ],
  exported: null,
} as const satisfies LeadAnswer<{ readonly vehicleDescription: string | null }>
