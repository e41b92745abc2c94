import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type Part, shows } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import { textsCode } from './isValuedOnline'
import { parseCondition } from './parseCondition'
import type { Valuation } from './Valuation'

export interface ValuationAbout {
  readonly config: Pick<ResolvedConfig, 'valuation' | 'auth'>
  /** Null before there is a vehicle. */
  readonly valuation: Valuation | null
}

interface ValuationStepRule extends Part<ValuationAbout> {
  /** Whether nothing of it is left to answer. */
  readonly isDone: (valuation: Valuation) => boolean
}

/** The way from a plate to a figure, in its order (TRD-01): each step with what it needs to be asked, and when it is answered. */
export const valuationSteps = {
  vehicle: { id: 'vehicle', title: 'Your vehicle', rule: 'RTE-07', element: null, needs: [], isDone: () => true },
  confirm: {
    id: 'confirm',
    title: 'Is this it?',
    rule: 'TRD-01',
    element: null,
    needs: [],
    isDone: ({ confirmed }) => confirmed,
  },
  condition: {
    id: 'condition',
    title: 'Kilometres and condition',
    rule: 'API-08',
    element: null,
    needs: [],
    isDone: ({ km, answers }) => km !== null && parseCondition(answers) !== null,
  },
  photos: {
    id: 'photos',
    title: 'Photos',
    rule: 'TRD-01',
    element: '/valuation/askPhotos',
    needs: [isOn('/valuation/askPhotos')],
    isDone: ({ photosDone }) => photosDone,
  },
  contact: { id: 'contact', title: 'How to reach you', rule: 'ENT-29', element: null, needs: [], isDone: ({ sent }) => sent },
  code: {
    id: 'code',
    title: 'Confirm your mobile',
    rule: 'TRD-01',
    element: '/valuation/verifyPhone',
    needs: [
      {
        // Counted from the beginning, or the way would grow by a step once the code goes out.
        holds: ({ config, valuation }) => textsCode(config) || valuation?.codeTo != null,
        title: 'A mobile that is confirmed',
        yes: 'The shopper’s mobile is confirmed by a code before the figure is shown.',
        no: 'The site texts no codes.',
      },
    ],
    isDone: ({ codeTo }) => codeTo === null,
  },
  result: { id: 'result', title: 'What it is worth', rule: 'ENT-21', element: null, needs: [], isDone: () => false },
} as const satisfies { readonly [Step in string]: ValuationStepRule }

export type ValuationStepName = keyof typeof valuationSteps

const names = Object.keys(valuationSteps) as ValuationStepName[]

/** The steps that are asked of one vehicle, in their order. */
export const listValuationSteps = (about: ValuationAbout): ValuationStepName[] => names.filter((name) => shows(valuationSteps[name], about))

/**
 * The step that is to be shown: the first that isn't answered; or an earlier one that is asked for, as long as the dealership doesn't have
 * the answers yet.
 *
 * @param asked from an address or a form; anything else than a step counts as none
 */
export const currentStep = (about: ValuationAbout, asked: string | null = null): ValuationStepName => {
  const { valuation } = about
  if (!valuation) return 'vehicle'
  const steps = listValuationSteps(about)
  const first = steps.find((name) => !valuationSteps[name].isDone(valuation)) ?? 'result'
  const wanted = steps.find((name) => name === asked)
  return wanted && !valuation.sent && steps.indexOf(wanted) < steps.indexOf(first) ? wanted : first
}
