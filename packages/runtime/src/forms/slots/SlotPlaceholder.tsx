import type { FieldInputProps } from '../CheckboxField'

/** What stands where free times will be: without scripts they are chosen on the next page. */
export const SlotPlaceholder = ({ field, id }: FieldInputProps) => (
  <fieldset id={id} name={field.name} className="@lg:col-span-2">
    <legend className="mb-1.5 text-small font-semibold">{field.label}</legend>
    <p className="only-without-script text-small text-muted">You choose one of the free times on the next page.</p>
    <p className="needs-script text-small text-muted">Free times come up here.</p>
  </fieldset>
)
