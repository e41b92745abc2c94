import { findQuestion } from '@forecourt/rules/leads/form/options/findQuestion'
import { optionName } from '@forecourt/rules/leads/form/options/optionNames'
import type { FieldInputProps } from './CheckboxField'

/** Questions with options to choose from, each a group of its own with its problem under it (ENQ-19, ENQ-20). What is chosen is sent by its label. */
export const OptionsField = ({ field, id, problem }: FieldInputProps) => {
  const faulty = problem ? findQuestion(field.questions ?? [], problem) : null
  const words = problem && (
    <p id={`${id}-problem`} className="text-small text-danger">
      {problem}
    </p>
  )
  return (
    <fieldset
      id={id}
      name={field.name}
      data-setting="/forms/questions"
      aria-describedby={problem && !faulty ? `${id}-problem` : undefined}
      className="grid gap-y-4 @lg:col-span-2"
    >
      <legend className="sr-only">{field.label}</legend>
      {field.questions?.map((question) => {
        const type = question.answers === 'one' ? 'radio' : 'checkbox'
        // Whoever chose by mistake can take it back.
        const none = question.answers === 'one' && !question.required ? [{ id: 'none', label: 'No preference' }] : []
        const isFaulty = problem ? !faulty || question === faulty : false
        return (
          <fieldset key={question.id} aria-describedby={question === faulty ? `${id}-problem` : undefined}>
            <legend className="mb-1 text-small font-semibold">
              {question.label}
              {!question.required && <span className="font-normal text-muted"> (optional)</span>}
            </legend>
            <div className="grid gap-x-5 @lg:grid-cols-2">
              {[...question.options, ...none].map((option, index) => {
                const isNone = index >= question.options.length
                return (
                  <label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
                    <input
                      type={type}
                      name={optionName(question, option)}
                      value={isNone ? '' : option.label}
                      defaultChecked={isNone}
                      required={type === 'radio' && question.required}
                      aria-invalid={isFaulty ? true : undefined}
                      className="size-5 shrink-0 accent-brand"
                    />
                    {option.label}
                  </label>
                )
              })}
            </div>
            {question === faulty && words}
          </fieldset>
        )
      })}
      {!faulty && words}
    </fieldset>
  )
}
