import { Change, type TileProps } from '../../kit/Tile.tsx'
import { words } from '../../kit/words.ts'
import { useFormats, useWords } from '../../words.tsx'
import classes from '../paper.module.css'
import type { FiguresShape } from './figures.tsx'

/** The figures side by side, with the period before. */
export const FiguresPaper = ({ shape: { title, tiles, note } }: { shape: FiguresShape }) => (
  <section className={classes.figures} aria-label={title}>
    {tiles.map(tile => (
      <Figure key={tile.name} {...tile} />
    ))}
    {note && <p className={classes.note}>{note}</p>}
  </section>
)

const Figure = ({ name, figure, digits = 0, unit, n, previous, changeIn, goodWhen }: TileProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  const shown = typeof figure === 'number' ? number(figure, { minimumFractionDigits: digits, maximumFractionDigits: digits }) : figure
  return (
    <div className={classes.figure}>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>
        {shown ?? t('notRated')}
        {unit && shown !== null && <small> {unit}</small>}
      </span>
      <span className={classes.foot}>
        {typeof figure === 'number' && typeof previous === 'number' && (
          <Change from={previous} to={figure} digits={digits} {...(changeIn && { changeIn })} {...(goodWhen && { goodWhen })} />
        )}
        {n !== undefined && <span>{t('sample', { n })}</span>}
      </span>
    </div>
  )
}
