import type { Need } from '../../parts/Part'
import type { FormWithContext } from '../form/FormContext'
import { type OptionQuestion, optionProblems } from '../form/options/optionNames'
import type { LeadAnswer } from './LeadAnswer'

/** The site's option questions for this form. */
const listQuestions = ({ form, config }: FormWithContext): readonly OptionQuestion[] =>
  config.forms.questions.filter((question) => question.form === form && question.options.length > 0)

const appliesNeed: Need<FormWithContext> = {
  holds: (context) => listQuestions(context).length > 0,
  title: 'Questions of the site',
  yes: 'The site asks questions of its own in this form.',
  no: 'The site asks no question of its own in this form.',
  settings: ['/forms/questions'],
}

const parseChosen = ({ options }: OptionQuestion, text: string): string[] => {
  const labels = text.split(',').map((label) => label.trim())
  return options.flatMap(({ label }) => (labels.includes(label) ? [label] : []))
}

/** Selected options, such as a loan car during a service (ENQ-19 to ENQ-21). */
export const additionalServices = {
  id: 'additionalServices',
  title: 'Options to choose from',
  requirement: 'ENQ-20',
  elementSetting: '/forms/questions',
  needs: [appliesNeed],
  kind: 'options',
  value: (context) => {
    const questions = listQuestions(context)
    return {
      label: 'Additional services',
      type: 'options',
      required: questions.some(({ required }) => required),
      maxLength: 2000,
      questions,
      wide: true,
    }
  },
  missing: (context) => {
    const first = listQuestions(context).find(({ required }) => required)
    return first ? optionProblems.unanswered(first) : null
  },
  problem: ({ context, text }) => {
    for (const question of listQuestions(context)) {
      const chosen = parseChosen(question, text)
      if (question.required && chosen.length === 0) return optionProblems.unanswered(question)
      if (question.answers === 'one' && chosen.length > 1) return optionProblems.several(question)
    }
    return null
  },
  example: (context) =>
    listQuestions(context)
      .flatMap(({ answers, options }) => (answers === 'one' ? options.slice(0, 1) : options).map(({ label }) => label))
      .join(', '),
  stored: {
    in: 'attributes',
    empty: { additionalServices: null },
    // Ignores options that the site doesn't offer.
    toStored: ({ context, text }) => ({
      additionalServices: [...new Set(listQuestions(context).flatMap((question) => parseChosen(question, text)))].join(', ') || null,
    }),
  },
  mail: { label: 'Additional services', position: 3, text: (lead) => lead.additionalServices },
  console: { label: 'Additional services', position: 3, text: (lead) => lead.additionalServices },
  exported: { label: 'Additional services', section: 'enquiry', text: (lead) => lead.additionalServices },
} as const satisfies LeadAnswer<{ readonly additionalServices: string | null }>
