import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type Part, shows } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import { requiresSmsCode } from './isValuedOnline'
import { parseCondition } from './parseCondition'
import type { Valuation } from './Valuation'

export interface ValuationContext {
  readonly config: Pick<ResolvedConfig, 'valuation' | 'auth'>
  /** Null before a vehicle is entered. */
  readonly valuation: Valuation | null
}

interface ValuationStepRule extends Part<ValuationContext> {
  /** Whether the step is complete. */
  readonly isDone: (valuation: Valuation) => boolean
}

/** Steps of a valuation from plate to figure, in order (TRD-01): each with its needs and its completion. */
export const valuationSteps = {
  vehicle: { id: 'vehicle', title: 'Your vehicle', requirement: 'RTE-07', elementSetting: null, needs: [], isDone: () => true },
  confirm: {
    id: 'confirm',
    title: 'Is this your vehicle?',
    requirement: 'TRD-01',
    elementSetting: null,
    needs: [],
    isDone: ({ confirmed }) => confirmed,
  },
  condition: {
    id: 'condition',
    title: 'Kilometres and condition',
    requirement: 'API-08',
    elementSetting: null,
    needs: [],
    isDone: ({ km, answers }) => km !== null && parseCondition(answers) !== null,
  },
  photos: {
    id: 'photos',
    title: 'Photos',
    requirement: 'TRD-01',
    elementSetting: '/valuation/askPhotos',
    needs: [isOn('/valuation/askPhotos')],
    isDone: ({ photosDone }) => photosDone,
  },
  contact: {
    id: 'contact',
    title: 'Your contact details',
    requirement: 'ENT-29',
    elementSetting: null,
    needs: [],
    isDone: ({ sent }) => sent,
  },
  code: {
    id: 'code',
    title: 'Confirm your mobile',
    requirement: 'TRD-01',
    elementSetting: '/valuation/verifyPhone',
    needs: [
      {
        // Holds before a code is sent, too, so that the number of steps doesn't change when it is.
        holds: ({ config, valuation }) => requiresSmsCode(config) || valuation?.pendingCodeTo != null,
        title: 'A mobile that is confirmed',
        yes: 'The shopper’s mobile is confirmed by a code before the figure is shown.',
        no: 'The site texts no codes.',
      },
    ],
    // Asked only once the contact step is done, which sends the code; a confirmed code is no longer pending.
    isDone: ({ pendingCodeTo }) => pendingCodeTo === null,
  },
  result: { id: 'result', title: 'What it’s worth', requirement: 'ENT-21', elementSetting: null, needs: [], isDone: () => false },
} as const satisfies { readonly [Step in string]: ValuationStepRule }

export type ValuationStepName = keyof typeof valuationSteps

const names = Object.keys(valuationSteps) as ValuationStepName[]

/** Steps of a valuation, in order. */
export const listValuationSteps = (context: ValuationContext): ValuationStepName[] =>
  names.filter((name) => shows(valuationSteps[name], context))

/**
 * The step to show: the first incomplete one, or a requested earlier one, as long as the dealership hasn't received the answers.
 *
 * @param requestedStep from a URL or form; anything but a step is ignored
 */
export const currentStep = (context: ValuationContext, requestedStep: string | null = null): ValuationStepName => {
  const { valuation } = context
  if (!valuation) return 'vehicle'
  const steps = listValuationSteps(context)
  const first = steps.find((name) => !valuationSteps[name].isDone(valuation)) ?? 'result'
  const wanted = steps.find((name) => name === requestedStep)
  return wanted && !valuation.sent && steps.indexOf(wanted) < steps.indexOf(first) ? wanted : first
}
