import { IconChecklist, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import type { ToDoList as Waits } from '../contract.ts'
import { customerPortal } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Home.module.css'
import { ToDoThings } from './ToDoThings.tsx'
import { looks, type ToDoIcon } from './toDoLooks.ts'

/** What waits for the reader, each leading to where it is done, and the first things one by one. `bId`: of that building. */
export const ToDoList = ({ toDo: { Items, Things, Missing }, bId = null }: { toDo: Waits; bId?: string | null }) => {
  const t = useWords(words)
  const { can } = useSession()
  const [now] = useState(() => Date.now())
  const gaps = bId !== null && Missing.length > 0
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className={classes.heading}>
        {t('toDo')}
      </h2>
      {Items.length === 0 && !gaps ? (
        <p className={classes.done}>
          <IconCircleCheck size={18} aria-hidden /> {t('nothingToDo')}
        </p>
      ) : (
        <ul className={classes.strip}>
          {Items.map(({ Kind, Count }) => (
            <Waiting key={Kind} icon={looks[Kind].icon} to={looks[Kind].to()} text={t(`waits.${Kind}`, { n: Count })} />
          ))}
          {gaps && (
            <Waiting
              icon={IconChecklist}
              to={can(customerPortal.may) ? href(customerPortal) : href(propertyAdd, { bId })}
              text={t('waits.Missing', { n: Missing.length })}
              hint={t('waits.MissingHint')}
            />
          )}
        </ul>
      )}
      {Things.length > 0 && <ToDoThings things={Things} bId={bId} now={now} />}
    </section>
  )
}

type WaitingProps = { icon: ToDoIcon; to: string; text: string; hint?: string }

const Waiting = ({ icon: Icon, to, text, hint }: WaitingProps) => (
  <li>
    <AddressLink href={to} className={classes.waiting}>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.waitingText}>
        {text}
        {hint && <span className={classes.soft}>{hint}</span>}
      </span>
    </AddressLink>
  </li>
)
