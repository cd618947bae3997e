import { useWords } from '../../../../ui/words.tsx'
import type { TakeOverFact, TakeOverGroup } from '../model.ts'
import { words } from '../words.ts'
import { useFieldLabel, useShownValue } from './labels.ts'
import classes from './takeOver.module.css'

type Props = {
  group: TakeOverGroup
  fact: TakeOverFact
  hideLabel?: boolean
  /** Of what the building does not have at all: there is nothing to compare with. */
  alone?: boolean
}

/** A field: what the customer said beside what the building has; one below the other on a phone. */
export const FactRow = ({ group, fact, hideLabel = false, alone = false }: Props) => {
  const t = useWords(words)
  const labelOf = useFieldLabel()
  return (
    <div className={classes.fact} data-differs={fact.Differs || undefined} data-alone={alone || undefined}>
      <span className={hideLabel ? 'unseen' : classes.label}>{labelOf(group, fact.Field)}</span>
      <div className={classes.said}>
        {!alone && <span className={classes.side}>{t('said')}</span>}
        <Value fact={fact} value={fact.Said} />
      </div>
      {!alone && (
        <div className={classes.has}>
          <span className={classes.side}>{t('has')}</span>
          <Value fact={fact} value={fact.Has} />
        </div>
      )}
    </div>
  )
}

const Value = ({ fact, value }: { fact: TakeOverFact; value: string }) => {
  const shown = useShownValue()
  const labelOf = useFieldLabel()
  if (value !== '' && fact.As === 'picture') return <img className={classes.picture} src={value} alt={labelOf('Branding', fact.Field)} />
  return (
    <span className={classes.value} data-none={value === '' || undefined}>
      {fact.As === 'color' && value !== '' && <span className={classes.swatch} style={{ background: value }} aria-hidden />}
      {shown(fact, value)}
    </span>
  )
}
