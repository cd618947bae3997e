import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { describeProblem, type Problem } from '../../../../core/problem.ts'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { permissionWords } from '../../../../ui/permissionWords.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { TakeOverFill, TakeOverItem } from '../model.ts'
import { words } from '../words.ts'
import { FactRow } from './FactRow.tsx'
import { FillFields } from './FillFields.tsx'
import { useFieldLabel } from './labels.ts'
import classes from './takeOver.module.css'

export type RowProps = {
  place: { gId: string; bId: string }
  item: TakeOverItem
  ticked: boolean
  fill: TakeOverFill | null
  problems: readonly Problem[]
  onTick: (ticked: boolean) => void
  onFill: (fill: TakeOverFill) => void
}

/** One thing to tick: a field of the building, or a person, company or network with its fields. */
export const ItemRow = (props: RowProps) => {
  const { item, ticked, problems, onTick } = props
  const labelOf = useFieldLabel()
  const [fact] = item.Facts
  const single = item.Group === 'BasicInfo' || item.Group === 'Branding'
  const label = single && fact ? labelOf(item.Group, fact.Field) : item.Name
  const locked = item.Needs.length > 0
  const tick = (
    <Checkbox
      className={classes.tick}
      label={label}
      checked={ticked}
      disabled={locked}
      onChange={event => onTick(event.currentTarget.checked)}
    />
  )
  return (
    <div className={single ? classes.field : classes.card} data-key={item.Key} data-on={ticked || undefined}>
      {single && fact ? (
        <>
          {tick}
          <FactRow group={item.Group} fact={fact} hideLabel />
        </>
      ) : (
        <Card {...props} tick={tick} />
      )}
      <Notes item={item} problems={problems.filter(({ Field }) => !isFilled(item, Field))} />
    </div>
  )
}

// Shown at its own input.
const isFilled = (item: TakeOverItem, field: string): boolean =>
  item.Fill !== null &&
  Object.entries(item.Fill).some(([name, value]) => (value === '' || name === 'Role' || name === 'Team') && field === `${item.Key}.${name}`)

const Card = ({ place, item, ticked, fill, problems, onFill, tick }: RowProps & { tick: ReactNode }) => {
  const t = useWords(words)
  const { Match, Group, Facts } = item
  const added = Group === 'BasicInfo' || Group === 'Branding' ? '' : t(`added.${Group}`)
  return (
    <>
      <div className={classes.cardHead}>
        {tick}
        <StatusDot kind={Match ? 'info' : 'good'} label={Match ? t(`matched.${Match.By}`, { name: Match.Name }) : added} />
      </div>
      {Match?.OutOfUse && <p className={classes.note}>{t('outOfUse')}</p>}
      <div className={classes.facts}>
        {Facts.filter(({ Field }) => Match || !titles.includes(Field)).map(fact => (
          <FactRow key={fact.Field} group={Group} fact={fact} alone={!Match} />
        ))}
      </div>
      {fill && ticked && (
        <div className={classes.fill}>
          <FillFields place={place} item={item} fill={fill} problems={problems} disabled={item.Needs.length > 0} onChange={onFill} />
        </div>
      )}
    </>
  )
}

// The title of a new record.
const titles: readonly string[] = ['Name', 'SSID']

const Notes = ({ item, problems }: { item: TakeOverItem; problems: readonly Problem[] }) => {
  const t = useWords(words)
  const flagName = useWords(permissionWords)
  const labelOf = useFieldLabel()
  const say = useSay()
  const own = (field: string) => (field.startsWith(`${item.Key}.`) ? `${labelOf(item.Group, field.slice(item.Key.length + 1))}: ` : '')
  return (
    <>
      {item.Needs.length > 0 && (
        <p className={classes.note}>{t('needs', { permissions: item.Needs.map(flag => flagName(flag)).join(', ') })}</p>
      )}
      {problems.map(problem => (
        <p key={problem.Field} className={classes.problem} role="alert">
          {own(problem.Field)}
          {say(describeProblem(problem))}
        </p>
      ))}
    </>
  )
}
