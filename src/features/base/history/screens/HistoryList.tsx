import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { ago } from '../../../../ui/ago.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetHistory } from '../contract.ts'
import { words } from '../words.ts'
import { Changes } from './Changes.tsx'
import classes from './History.module.css'

const page = 20
const largest = 10_000

/** What was done to a record, the newest first; more on demand. */
export const HistoryList = ({ gId, object, id }: { gId: string; object: string; id: string }) => {
  const t = useWords(words)
  const [count, setCount] = useState(page)
  const pagination = { page: 0, perPage: Math.min(count, largest) }
  const query = useCall(GetHistory, { filter: { gId, Object: object, ObjectId: id }, pagination }, { quiet: true })
  const { data, isFetching } = query
  if (query.isError && !data) return <LoadFailed query={query} text={t('failed')} />
  if (!data) return <LinesSkeleton lines={8} />
  if (data.Total === 0) return <EmptyState text={t('none')} hint={t('noneHint')} />
  return (
    <>
      <ol className={classes.list}>
        {data.History.map(entry => (
          <Entry key={entry.id} of={object} entry={entry} />
        ))}
      </ol>
      {data.History.length < Math.min(data.Total, largest) && (
        <Button variant="default" fullWidth loading={isFetching} onClick={() => setCount(count + page)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

const Entry = ({ of, entry }: { of: string; entry: Output<typeof GetHistory>['History'][number] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <span className={classes.who}>{entry.Who}</span>
        <span>{t(entry.Action)}</span>
      </p>
      <p className={classes.when}>
        <time dateTime={new Date(entry.When).toISOString()}>
          {ago(entry.When, Date.now(), language)} · {dateTime(entry.When)}
        </time>
      </p>
      <Changes of={of} changes={entry.Changes} hidden={entry.Hidden} />
    </li>
  )
}
