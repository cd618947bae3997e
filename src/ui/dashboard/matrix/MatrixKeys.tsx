import { matrixKeys } from '../../../core/charts/matrixCells.ts'
import type { MatrixData } from '../../../core/charts/partData.ts'
import { chartSays } from '../../../core/charts/says.ts'
import { useLanguage } from '../../words.tsx'
import classes from './matrix.module.css'

/** What the colours say. */
export const MatrixKeys = ({ data }: { data: MatrixData }) => {
  const [language] = useLanguage()
  return (
    <ul className={classes.keys}>
      {matrixKeys(data, chartSays[language]).map(({ label, text, fill, ink }) => (
        <li key={label}>
          <i style={{ background: fill, color: ink }}>{text}</i>
          {label}
        </li>
      ))}
    </ul>
  )
}
