import { useId } from 'react'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { styleOf } from '../rules.ts'
import type { FieldStyleName } from '../styles.ts'
import { words } from '../words.ts'
import classes from './FieldTypeChooser.module.css'
import { markOf } from './fieldIcons.ts'

/** Styles that may be chosen, and those that stand apart because few forms need them. */
export type OfferedStyles = { styles: readonly FieldStyleName[]; moreStyles?: readonly FieldStyleName[] }
type ChooserProps = OfferedStyles & { chosen?: FieldStyleName; onPick: (style: FieldStyleName) => void }

/** The possible types of a field, each with its icon and description. */
export const FieldTypeChooser = ({ styles, moreStyles = [], chosen, onPick }: ChooserProps) => {
  const t = useWords(words)
  const list = (some: readonly FieldStyleName[]) => (
    <ul className={classes.types}>
      {some.map(one => (
        <li key={one}>
          <TypeButton style={one} chosen={one === chosen} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(styles)}
      {moreStyles.length > 0 && (
        <>
          <h3 className={classes.more}>{t('moreTypes')}</h3>
          {list(moreStyles)}
        </>
      )}
    </>
  )
}

type TypeButtonProps = { style: FieldStyleName; chosen: boolean; onPick: (style: FieldStyleName) => void }

const TypeButton = ({ style, chosen, onPick }: TypeButtonProps) => {
  const id = useId()
  const [language] = useLanguage()
  const { Icon, line } = markOf(style)
  const label = styleOf(style).label[language]
  return (
    <div className={classes.type}>
      <Icon size={20} aria-hidden />
      <button type="button" aria-pressed={chosen} aria-describedby={id} onClick={() => onPick(style)}>
        <strong>{label}</strong>
      </button>
      <span id={id}>{line[language]}</span>
    </div>
  )
}
