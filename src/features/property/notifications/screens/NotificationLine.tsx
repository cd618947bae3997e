import { nameIn } from '../../../../core/labels.ts'
import { ago } from '../../../../ui/ago.ts'
import { AddressLink } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { NotificationRow } from '../contract.ts'
import { words } from '../words.ts'
import classes from './notifications.module.css'

/** One notification as a link: what, where and when. */
export const NotificationLine = ({ row, onOpen }: { row: NotificationRow; onOpen: () => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return (
    <AddressLink href={row.Path} className={classes.line} data-unread={!row.Read || undefined} onClick={onOpen}>
      <span className={classes.dot}>{!row.Read && <span className="unseen">{t('unread')}</span>}</span>
      <span className={classes.what}>
        <span className={classes.name}>{row.Title}</span>
        {row.Text && <span className={classes.text}>{row.Text}</span>}
        <span className={classes.place}>
          {nameIn(row.BuildingName, language)} · {ago(row.CreatedDate, Date.now(), language)}
        </span>
      </span>
    </AddressLink>
  )
}
