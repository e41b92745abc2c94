import type { Row } from './CheckedRow'

/** Makes with models that are named after their body. */
const namedByBody = /^(?:mini|smart|bmw mini)$/i

const onlyBody =
  /^(?:hatch(?:back)?|sedan|(?:station )?wagon|ute|utility|suv|van|coupe|(?:dual|double|single|crew|extra) cab(?: ute| utility)?|pick ?up)$/i

export const checkNames = ({ line, values, report }: Row) => {
  const { make = '', model = '', badge } = values
  if (model !== '' && model.toLowerCase() === make.toLowerCase() && !namedByBody.test(make))
    report('model', `“${model}” is the make, not a model.`)
  else if (onlyBody.test(model) && !namedByBody.test(make)) report('model', `“${model}” is a body, not a model.`)
  const lowered = badge?.toLowerCase()
  const isRepeated =
    lowered !== undefined && [make, model, line.colour, line.stockNumber].some((each) => each?.trim().toLowerCase() === lowered)
  if (isRepeated || (lowered && make.length > 2 && ` ${lowered} `.includes(` ${make.toLowerCase()} `)))
    report('badge', `“${badge}” repeats another column, so it isn’t the badge.`)
}
