import { Glyph } from '../ui/Glyph'
import { star } from '../ui/icons/star'
import type { FieldInputProps } from './CheckboxField'

/** A star rating: a radio group, so arrow keys change it. Every star up to the selected one is filled. */
export const StarsField = ({ field, id, problem }: FieldInputProps) => (
  <fieldset
    id={id}
    name={field.name}
    aria-describedby={[problem && `${id}-problem`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    className="@lg:col-span-2"
  >
    <legend className="mb-1 text-small font-semibold">
      {field.label}
      {!field.required && <span className="font-normal text-muted"> (optional)</span>}
    </legend>
    <div className="-ml-2 flex">
      {field.options?.map(({ value, label }) => (
        <label
          key={value}
          className="grid size-12 cursor-pointer place-items-center rounded-control text-line-strong has-checked:text-highlight has-focus-visible:outline-2 has-focus-visible:outline-link has-checked:[&_svg]:fill-current [&:has(~label_input:checked)]:text-highlight [&:has(~label_input:checked)_svg]:fill-current"
        >
          <input
            type="radio"
            name={field.name}
            value={value}
            required={field.required}
            aria-invalid={problem ? true : undefined}
            className="sr-only"
          />
          <Glyph path={star} size={32} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </div>
    {field.hint && (
      <p id={`${id}-hint`} className="text-tiny text-muted">
        {field.hint}
      </p>
    )}
    {problem && (
      <p id={`${id}-problem`} className="mt-1.5 text-small text-danger">
        {problem}
      </p>
    )}
  </fieldset>
)
