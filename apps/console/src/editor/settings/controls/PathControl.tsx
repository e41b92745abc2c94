import { OutlinedInput } from '@mui/material'
import { useEditor } from '../../session/useEditor'
import type { ControlProps } from './ControlProps'
import { textOf } from './textOf'

const fixedPaths = [
  '/search',
  '/search/new-cars',
  '/search/used-cars',
  '/search/demo-cars',
  '/pre-owned',
  '/special-offers',
  '/our-location',
]

/** A link: the site's own pages are offered, anything else can be typed. */
export const PathControl = ({ id, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const pages = useEditor(({ config }) => config.pages.list)
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        value={textOf(value)}
        disabled={disabled}
        error={invalid}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          'aria-describedby': describedBy,
          'aria-invalid': invalid,
          list: `${id}-paths`,
          spellCheck: false,
          autoCapitalize: 'none',
        }}
      />
      <datalist id={`${id}-paths`}>
        {pages
          .filter(({ shown }) => shown)
          .map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        {fixedPaths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  )
}
