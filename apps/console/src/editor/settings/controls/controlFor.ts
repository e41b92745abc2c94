import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { ComponentType } from 'react'
import { ChoiceControl, ChoicesControl, SwitchControl } from './ChoiceControl'
import { ConditionControl } from './ConditionControl'
import type { ControlProps } from './ControlProps'
import { ColourControl } from './colour/ColourControl'
import { ImageControl } from './image/ImageControl'
import { LinkControl, PagePathControl } from './link/LinkControl'
import { NumberControl } from './NumberControl'
import { OrderedControl } from './OrderedControl'
import { RichTextControl } from './RichTextControl'
import { BusinessNumberControl, DayControl, DayTimeControl, PhoneControl, TextControl } from './TextControl'
import { TextsControl } from './TextsControl'

/** The control of a setting, by its schema. */
export const controlFor = (node: SchemaNode): ComponentType<ControlProps> => {
  if (node.type === 'boolean') return SwitchControl
  if (node['x-control'] === 'ordered') return OrderedControl
  if (node.type === 'array') return node.items?.enum ? ChoicesControl : TextsControl
  if (node.enum) return ChoiceControl
  if (node.type === 'integer' || node.type === 'number') return NumberControl
  if (node['x-control'] === 'colour') return ColourControl
  if (node['x-control'] === 'richText') return RichTextControl
  if (node['x-control'] === 'image') return ImageControl
  if (node['x-control'] === 'phone') return PhoneControl
  if (node['x-control'] === 'day') return DayControl
  if (node['x-control'] === 'dayTime') return DayTimeControl
  if (node['x-control'] === 'businessNumber') return BusinessNumberControl
  if (node['x-control'] === 'condition') return ConditionControl
  if (node['x-control'] === 'pagePath') return PagePathControl
  return node['x-control'] === 'path' ? LinkControl : TextControl
}
