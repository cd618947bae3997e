import { Badge } from '@mantine/core'
import { nameIn } from '../../../../core/labels.ts'
import { ago } from '../../../../ui/ago.ts'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { UrgentBadge } from '../../../../ui/kit/UrgentBadge.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { findThingLook } from '../../../base/handling/screens/toDoLooks.ts'
import type { ToDoThing } from '../../../base/handling/toDo.ts'
import { words } from '../words.ts'
import classes from './Home.module.css'

type ThingsProps = { things: readonly ToDoThing[]; bId: string | null; now: number }

/** The first things to do, one by one: what it is, what was said, what presses. */
export const ToDoThings = ({ things, bId, now }: ThingsProps) => (
  <ul className={classes.things}>
    {things.map(one => (
      <Thing key={one.id} one={one} bId={bId} now={now} />
    ))}
  </ul>
)

const Thing = ({ one, bId, now }: { one: ToDoThing; bId: string | null; now: number }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const groupId = useGroupId()
  const look = findThingLook(one.Kind)
  const late = one.DueDate !== null && one.DueDate < now
  if (!look) return null
  return (
    <li>
      <AddressLink href={look.to(one, groupId)} className={classes.thing}>
        <span className={classes.waitingText}>
          <span className={classes.thingHead}>
            {look.title(one, language)}
            {one.Score !== null && <Stars value={one.Score} size={14} />}
          </span>
          {one.Text && <span className={classes.thingText}>{one.Text}</span>}
          <span className={classes.soft}>
            {[bId ? '' : nameIn(one.BuildingName, language), ago(one.CreatedDate, now, language)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={classes.marks}>
          {one.Mine && (
            <Badge variant="light" size="sm">
              {t('thing.mine')}
            </Badge>
          )}
          {one.Urgent && <UrgentBadge />}
          {late && (
            <Badge variant="light" size="sm" color="orange">
              {t('thing.late')}
            </Badge>
          )}
        </span>
      </AddressLink>
    </li>
  )
}
