import { smallerAt } from '../../../base/files/rules.ts'
import classes from './surveys.module.css'

/** The building's logo, or its first letter. */
export const Face = ({ name, logo }: { name: string; logo: string | null }) =>
  logo ? (
    <img src={smallerAt(logo, 'wide') ?? logo} alt="" className={classes.logo} />
  ) : (
    <span className={classes.letter} aria-hidden>
      {name.slice(0, 1)}
    </span>
  )
