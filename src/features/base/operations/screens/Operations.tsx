import { SegmentedControl, SimpleGrid } from '@mantine/core'
import { useEffect } from 'react'
import { refresh } from '../../../../ui/calls.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { TableSkeleton, TilesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetOperations } from '../contract.ts'
import { type Period, periods } from '../model.ts'
import { words } from '../words.ts'
import { Attention } from './Attention.tsx'
import { callsOverTime, errorsByCode, figuresOfNow, messagesOfDay } from './parts.ts'
import { CallTable, JobTable, ProcessTable } from './Tables.tsx'

/** Milliseconds between two readings while the page is in sight. */
const EVERY = 15_000

/** `/operations`: the state of the installation, for its operators. */
export const Screen = () => {
  const t = useWords(words)
  const formats = useFormats()
  const [{ period: asked }, set] = useUrlState({ period: 'Hour' })
  const period: Period = periods.find(one => one === asked) ?? 'Hour'
  const from = reading(GetOperations, { Period: period }, { quiet: true })
  const query = from.use()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(GetOperations), EVERY)
    return () => clearInterval(timer)
  }, [])
  const drawing = { t, ...formats, from, period }
  const { data } = query
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <SegmentedControl
          aria-label={t('period')}
          data={periods.map(value => ({ value, label: t(`periods.${value}`) }))}
          value={period}
          onChange={value => set({ period: value })}
        />
      }
    >
      {query.isError && data === undefined ? (
        <LoadFailed query={query} text={t('missing')} />
      ) : !data ? (
        <Waiting />
      ) : (
        <>
          <Attention of={data} />
          {figuresOfNow(drawing).screen()}
          {callsOverTime(drawing).screen()}
          <ProcessTable of={data} />
          <CallTable of={data} />
          <JobTable of={data} />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            {errorsByCode(drawing).screen()}
            {messagesOfDay(drawing).screen()}
          </SimpleGrid>
        </>
      )}
    </Page>
  )
}

/** All of the page at once: how much needs attention is known only with the figures, and would move them. */
const Waiting = () => (
  <>
    <TilesSkeleton tiles={6} />
    <TableSkeleton rows={8} />
    <TableSkeleton rows={12} />
  </>
)
