import { IconChecklist, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { refresh } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { findToDoLook, type ToDoIcon } from '../../../base/handling/screens/toDoLooks.ts'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import { notified } from '../../../property/notifications/contract.ts'
import { GetOverview, GetToDo, type ToDoList as Waits } from '../contract.ts'
import { customerPortal } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Home.module.css'
import { ToDoThings } from './ToDoThings.tsx'

/** What waits follows the stream that the bell follows: whoever is told of something sees it here as well. */
export const useLiveToDo = (): void => useEvent(notified, () => void refresh(GetOverview, GetToDo))

/** What waits for the reader, each leading to where it is done, and the first things one by one. `bId`: of that building. */
export const ToDoList = ({ toDo: { Items, Things, Missing }, bId = null }: { toDo: Waits; bId?: string | null }) => {
  const t = useWords(words)
  const { can } = useSession()
  const [now] = useState(() => Date.now())
  useLiveToDo()
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
          <ToDoCounts items={Items} />
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

/** How much waits, by kind, each leading to the list of exactly those. */
const ToDoCounts = ({ items }: { items: Waits['Items'] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return items
    .flatMap(item => ({ ...item, look: findToDoLook(item.Kind) }))
    .toSorted((a, b) => (a.look?.order ?? 0) - (b.look?.order ?? 0))
    .map(({ Kind, Count, More, look }) => {
      const text = look?.count(Count, language)
      return look && text && <Waiting key={Kind} icon={look.icon} to={look.to()} text={More ? t('moreThan', { text }) : text} />
    })
}

/** What waits in one line of a fixed height, for first pages that are about something else. `toDo`: undefined until it is known. */
export const ToDoLine = ({ toDo }: { toDo: Pick<Waits, 'Items'> | undefined }) => {
  const t = useWords(words)
  useLiveToDo()
  return (
    <section aria-label={t('toDo')} className={classes.line} aria-busy={!toDo}>
      {toDo && toDo.Items.length === 0 && (
        <p className={classes.done}>
          <IconCircleCheck size={18} aria-hidden /> {t('nothingToDo')}
        </p>
      )}
      {toDo && toDo.Items.length > 0 && (
        <ul className={classes.inLine}>
          <ToDoCounts items={toDo.Items} />
        </ul>
      )}
    </section>
  )
}

type WaitingProps = { icon: ToDoIcon; to: string; text: string; hint?: string }

/** One thing that waits, as a link to where it is done. */
export const Waiting = ({ icon: Icon, to, text, hint }: WaitingProps) => (
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
