import { formAnswers, formNames } from '../blocks/formKinds'
import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

/** The form of a question or step. */
const ofForm = (description: string) => ({ type: 'string', title: 'Form', description, ...choices(formNames), default: 'service' }) as const

const answers = choices(formAnswers)

/** Fields of enquiry forms (ENQ-08 to ENQ-21, ERR-07, ERR-08). */
export const forms = {
  type: 'object',
  title: 'Forms',
  description: 'What enquiry forms ask, and what they say afterwards.',
  'x-group': 'Contact',
  'x-preview': 'contact',
  'x-parts': [
    {
      title: 'What is asked',
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
    { title: 'Questions of your own', keys: ['questions'] },
    { title: 'In steps', keys: ['steps', 'followUp'] },
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
      description: 'Adds an optional field for the shopper’s own registration.',
      default: false,
      'x-role': 'dealer',
    },
    askPostcode: {
      type: 'string',
      title: 'Ask for a postcode',
      description: 'Whether forms ask for the postcode; finance and trade-in forms always need it.',
      ...choices({ off: 'No', optional: 'May be left empty', required: 'Must be given' }),
      default: 'optional',
    },
    askFurther: {
      type: 'boolean',
      title: 'Ask about finance and a trade-in',
      description: 'Adds two boxes to forms about a car, for a finance quote and for a car to trade in.',
      default: true,
      'x-role': 'dealer',
    },
    askLocation: {
      type: 'string',
      title: 'Ask for a location',
      description: 'When shoppers must choose a location. A test drive or service that is not about a car asks wherever there are several.',
      ...choices({ never: 'Never', withoutCar: 'When no car is given', newCar: 'For new cars, too' }),
      default: 'never',
    },
    lowestOfferPercent: {
      type: 'integer',
      title: 'Lowest offer',
      description: 'Offers below this share of the price, in per cent, are turned away in the form; 0 takes any.',
      minimum: 0,
      maximum: 100,
      default: 50,
      'x-role': 'dealer',
    },
    questions: {
      type: 'array',
      title: 'Questions',
      description: 'Questions with options to choose from, such as what else to do during a service.',
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
            description: 'What is asked, as shoppers read it.',
            minLength: 1,
            maxLength: 120,
          },
          form: ofForm('The form that asks it.'),
          answers: {
            type: 'string',
            title: 'Answers',
            description: 'Whether shoppers choose one of the options, or tick as many as they like.',
            ...choices({ any: 'Tick any', one: 'Choose one' }),
            default: 'any',
          },
          required: {
            type: 'boolean',
            title: 'Must be answered',
            description: 'The form isn’t taken without an answer.',
            default: false,
          },
          options: {
            type: 'array',
            title: 'Options',
            description: 'What can be chosen, in order.',
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
                  description: 'Its words, which you read alone with the enquiry; so say all of it. No commas.',
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
      description: 'Forms that ask in steps, each with its title. A form needs two steps at least; with fewer it asks everything at once.',
      maxItems: 30,
      'x-merge': 'id',
      'x-role': 'dealer',
      default: [],
      items: {
        type: 'object',
        title: 'Step',
        properties: {
          id: stableId,
          title: { type: 'string', title: 'Title', description: 'What the step is about, in a few words.', minLength: 1, maxLength: 40 },
          form: ofForm('The form it is a step of.'),
          asks: {
            type: 'array',
            title: 'Asks',
            description: 'What it asks, in order; what no step of the form asks stands in the last one.',
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
        'Asks in the first step whether you may get in touch if the form isn’t finished. Only what shoppers who tick it have told you is shown to you, as not finished; of others nothing is kept.',
      default: false,
      'x-role': 'dealer',
    },
    replyNote: {
      type: 'string',
      title: 'When you answer',
      description: 'One sentence under every form, such as how soon you answer; empty says nothing.',
      maxLength: 160,
      default: '',
      'x-role': 'dealer',
    },
    showAnswerTime: {
      type: 'boolean',
      title: 'How fast you usually answer',
      description:
        'Says under every form how soon people of yours usually answer, as the inbox measured it over the last 90 days; only while at least 20 enquiries were answered and the usual answer comes within a day.',
      default: false,
      'x-role': 'dealer',
    },
    showPrivacyNote: {
      type: 'boolean',
      title: 'Privacy line',
      description: 'Says under every form what the details are used for, with a link to the privacy policy.',
      default: true,
    },
    showOptIn: {
      type: 'boolean',
      title: 'Offer updates',
      description: 'Adds a box to agree to news and offers.',
      default: true,
      'x-role': 'dealer',
    },
    optInDefault: {
      type: 'boolean',
      title: 'Updates ticked at first',
      description: 'Whether that box starts ticked. The law of Australia and New Zealand expects active consent.',
      default: true,
    },
    optInLabel: {
      type: 'string',
      title: 'Updates wording',
      description: 'The words beside that box; stored with each lead.',
      minLength: 1,
      maxLength: 200,
      default: 'Keep me up to date with news and offers.',
      'x-role': 'dealer',
    },
    showTerms: { type: 'boolean', title: 'Ask to agree to terms', description: 'Shoppers must agree to the terms of use.', default: true },
    termsWording: {
      type: 'string',
      title: 'Terms message',
      description: 'What the form says when the terms are not agreed to.',
      ...choices({
        short: '*You must agree to the terms of use before submitting.',
        long: '* You must agree to the terms of use before submitting the form.',
      }),
      default: 'short',
    },
    successHeading: {
      type: 'string',
      title: 'Thank-you heading',
      description: 'The heading after a form was sent. {sent} says what it was, such as enquiry, booking request or offer.',
      minLength: 1,
      maxLength: 60,
      default: 'Thank you, we have your {sent}',
      'x-role': 'dealer',
    },
    successText: {
      type: 'string',
      title: 'Thank-you text',
      description: 'What happens next. It stands after every form that was sent, from a test drive to feedback, and in the mail about it.',
      maxLength: 400,
      default: 'One of our team will be in touch soon.',
      'x-control': 'richText',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
