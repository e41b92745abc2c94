import { formFieldNames, formNames } from '../blocks/formKinds'
import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

/** The form of a question or step. */
const ofForm = (description: string) => ({ type: 'string', title: 'Form', description, ...choices(formNames), default: 'service' }) as const

const answers = choices(formFieldNames)

/** Fields of enquiry forms (ENQ-08 to ENQ-21, ERR-07, ERR-08). */
export const forms = {
  type: 'object',
  title: 'Forms',
  description: 'Settings of enquiry forms.',
  'x-group': 'Contact',
  'x-preview': 'contact',
  'x-parts': [
    {
      title: 'Questions',
      keys: [
        'showRego',
        'askFurther',
        'messageRequired',
        'askPostcode',
        'askLocation',
        'lowestOfferPercent',
        'replyNote',
        'showAnswerTime',
      ],
    },
    { title: 'Your own questions', keys: ['questions'] },
    { title: 'Steps', keys: ['steps', 'followUp'] },
    { title: 'Consent and privacy', keys: ['showOptIn', 'optInLabel', 'optInDefault', 'showPrivacyNote', 'showTerms', 'termsWording'] },
    { title: 'After sending', keys: ['successHeading', 'successText'] },
  ],
  properties: {
    messageRequired: {
      type: 'boolean',
      title: 'Comments required',
      description: 'Shoppers must write something in Comments.',
      default: true,
    },
    showRego: {
      type: 'boolean',
      title: 'Ask for rego',
      description: 'Adds an optional field for the shopper’s rego.',
      default: false,
      'x-role': 'dealer',
    },
    askPostcode: {
      type: 'string',
      title: 'Ask for a postcode',
      description: 'Whether forms ask for the postcode. Finance and trade-in forms always do.',
      ...choices({ off: 'No', optional: 'Optional', required: 'Required' }),
      default: 'optional',
    },
    askFurther: {
      type: 'boolean',
      title: 'Ask about finance and a trade-in',
      description: 'Adds two boxes to forms about a car: finance quote and trade-in.',
      default: true,
      'x-role': 'dealer',
    },
    askLocation: {
      type: 'string',
      title: 'Ask for a location',
      description:
        'When shoppers have to choose a location. A test drive or service booking that is not about a car always asks if there are several.',
      ...choices({ never: 'Never', withoutCar: 'When it’s not about a car', newCar: 'Also for new cars' }),
      default: 'never',
    },
    lowestOfferPercent: {
      type: 'integer',
      title: 'Lowest offer',
      description: 'The form refuses offers below this percentage of the price. Enter 0 to accept any.',
      minimum: 0,
      maximum: 100,
      default: 50,
      'x-role': 'dealer',
    },
    questions: {
      type: 'array',
      title: 'Questions',
      description: 'Your own questions with options to choose from, such as extra work during a service.',
      maxItems: 20,
      'x-merge': 'id',
      'x-role': 'dealer',
      default: [],
      items: {
        type: 'object',
        title: 'Question',
        properties: {
          id: stableId,
          label: {
            type: 'string',
            title: 'Question',
            description: 'The question as shoppers read it.',
            minLength: 1,
            maxLength: 120,
          },
          form: ofForm('The form with this question.'),
          answers: {
            type: 'string',
            title: 'Answers',
            description: 'Whether shoppers choose one option or several.',
            ...choices({ any: 'Several', one: 'One' }),
            default: 'any',
          },
          required: {
            type: 'boolean',
            title: 'Required',
            description: 'The form can’t be sent without an answer.',
            default: false,
          },
          options: {
            type: 'array',
            title: 'Options',
            description: 'The options, in order.',
            maxItems: 12,
            'x-merge': 'id',
            default: [],
            items: {
              type: 'object',
              title: 'Option',
              properties: {
                id: stableId,
                label: {
                  type: 'string',
                  title: 'Option',
                  description: 'The text of the option. You see it without the question, so make it complete. No commas.',
                  minLength: 1,
                  maxLength: 60,
                  pattern: '^[^,]+$',
                  'x-expects': 'words without a comma',
                },
              },
            },
          },
        },
      },
    },
    steps: {
      type: 'array',
      title: 'Steps',
      description: 'Forms that are split into steps with titles. A form needs at least two steps. Otherwise everything is asked at once.',
      maxItems: 30,
      'x-merge': 'id',
      'x-role': 'dealer',
      default: [],
      items: {
        type: 'object',
        title: 'Step',
        properties: {
          id: stableId,
          title: { type: 'string', title: 'Title', description: 'A short title for the step.', minLength: 1, maxLength: 40 },
          form: ofForm('The form the step belongs to.'),
          asks: {
            type: 'array',
            title: 'Fields',
            description: 'The fields of this step, in order. Fields that are not in any step are in the last one.',
            maxItems: answers.enum.length,
            uniqueItems: true,
            items: { type: 'string', ...answers },
            default: [],
            'x-control': 'ordered',
          },
        },
      },
    },
    followUp: {
      type: 'boolean',
      title: 'Offer to follow up',
      description:
        'Asks in the first step whether you may get in touch if the form isn’t finished. You only see unfinished answers from shoppers who tick it. Nothing is kept from others.',
      default: false,
      'x-role': 'dealer',
    },
    replyNote: {
      type: 'string',
      title: 'Reply time',
      description: 'One sentence under every form, such as how soon you reply. Leave empty to show none.',
      maxLength: 160,
      default: '',
      'x-role': 'dealer',
    },
    showAnswerTime: {
      type: 'boolean',
      title: 'Show usual reply time',
      description:
        'Shows under every form how soon your team usually replies, based on the last 90 days in the inbox. Only shown with at least 20 answered enquiries and a usual reply time within a day.',
      default: false,
      'x-role': 'dealer',
    },
    showPrivacyNote: {
      type: 'boolean',
      title: 'Privacy line',
      description: 'Explains under every form how the details are used, with a link to the privacy policy.',
      default: true,
    },
    showOptIn: {
      type: 'boolean',
      title: 'Offer updates',
      description: 'Adds a box to opt in to news and offers.',
      default: true,
      'x-role': 'dealer',
    },
    optInDefault: {
      type: 'boolean',
      title: 'Updates pre-ticked',
      description: 'Whether the box is pre-ticked. The law in Australia and New Zealand requires active consent.',
      default: true,
    },
    optInLabel: {
      type: 'string',
      title: 'Updates wording',
      description: 'The text beside the box. It is stored with each lead.',
      minLength: 1,
      maxLength: 200,
      default: 'Keep me up to date with news and offers.',
      'x-role': 'dealer',
    },
    showTerms: { type: 'boolean', title: 'Ask to agree to terms', description: 'Shoppers must agree to the terms of use.', default: true },
    termsWording: {
      type: 'string',
      title: 'Terms message',
      description: 'The message shown when the terms are not agreed to.',
      ...choices({
        short: '*You must agree to the terms of use before submitting.',
        long: '* You must agree to the terms of use before submitting the form.',
      }),
      default: 'short',
    },
    successHeading: {
      type: 'string',
      title: 'Thank-you heading',
      description: 'The heading after a form is sent. {sent} is replaced with the type, such as enquiry, booking request or offer.',
      minLength: 1,
      maxLength: 60,
      default: 'Thank you, we have your {sent}',
      'x-role': 'dealer',
    },
    successText: {
      type: 'string',
      title: 'Thank-you text',
      description: 'What happens next. Shown after every form, from test drives to feedback, and in the confirmation email.',
      maxLength: 400,
      default: 'One of our team will be in touch soon.',
      'x-control': 'richText',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
