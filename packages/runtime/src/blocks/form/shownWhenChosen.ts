/**
 * The style rules by which, of the parts of an area, only the one for the chosen option of a select elsewhere in its section shows:
 * parts say in `data-place` which option they are for, '' stands for none chosen.
 *
 * @param name of the select
 */
export const shownWhenChosen = (areaId: string, name: string, values: readonly string[]): string => {
  const quoted = (text: string) => `"${text.replace(/[^\w-]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
  const rules = values.map(
    (value) =>
      `section:has(select[name=${name}] option[value=${quoted(value)}]:checked) #${areaId}>[data-place=${quoted(value)}]{display:grid}` +
      `section:has(select[name=${name}] option[value=${quoted(value)}]:checked) #${areaId}>[data-place=""]{display:none}`,
  )
  return `#${areaId}>[data-place]:not([data-place=""]){display:none}${rules.join('')}`
}
