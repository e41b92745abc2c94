import { Mark } from '../brand/Mark'

/** What stands on the screen for the moment in which the console loads. */
export const Starting = () => (
  <div
    role="status"
    aria-label="Loading the console"
    style={{ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center', background: 'light-dark(#f2f5f4, #0d1412)' }}
  >
    <Mark size={44} />
  </div>
)
