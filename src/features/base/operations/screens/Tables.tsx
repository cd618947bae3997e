import { Text } from '@mantine/core'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { type RowsColumn, RowsTable } from '../../../../ui/list/RowsTable.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { Operations } from '../model.ts'
import { words } from '../words.ts'

type Props = { of: Operations }
/** A column of numbers that sorts by them; null is shown as it says. */
const useNumbers = <Row,>() => {
  const { number } = useFormats()
  return (
    id: string,
    header: string,
    read: (row: Row) => number | null,
    shown: (value: number) => string = value => number(value),
  ): RowsColumn<Row> => {
    const cell = (row: Row) => {
      const value = read(row)
      return value === null ? '' : shown(value)
    }
    return { id, header, cell, by: read, numeric: true }
  }
}

/** The calls in which most time was spent. */
export const CallTable = ({ of: { ByCall } }: Props) => {
  const t = useWords(words)
  const { number } = useFormats()
  const numbers = useNumbers<Operations['ByCall'][number]>()
  const millis = (n: number) => t('millis', { n: number(n) })
  return (
    <Section title={t('byCall')} collapsible={false}>
      {ByCall.length === 0 ? (
        <EmptyState small text={t('noCalls')} />
      ) : (
        <RowsTable
          name="operationCalls"
          label={t('byCall')}
          rows={ByCall}
          idOf={row => row.Call}
          columns={[
            { id: 'Call', header: t('call'), cell: row => row.Call, by: row => row.Call },
            numbers('Calls', t('calls'), row => row.Calls),
            numbers('Refused', t('refused'), row => row.Refused),
            numbers('Failed', t('failed'), row => row.Failed),
            numbers('Mean', t('mean'), row => row.Mean, millis),
            numbers('Slowest', t('slowest'), row => row.Slowest, millis),
          ]}
        />
      )}
    </Section>
  )
}

/** What was done in the background, and what waits. */
export const JobTable = ({ of: { ByJob } }: Props) => {
  const t = useWords(words)
  const { number } = useFormats()
  const numbers = useNumbers<Operations['ByJob'][number]>()
  return (
    <Section title={t('byJob')} collapsible={false}>
      {ByJob.length === 0 ? (
        <EmptyState small />
      ) : (
        <RowsTable
          name="operationJobs"
          label={t('byJob')}
          rows={ByJob}
          idOf={row => row.Job}
          columns={[
            { id: 'Job', header: t('job'), cell: row => row.Job, by: row => row.Job },
            numbers('Done', t('done'), row => row.Done),
            numbers('FailedRuns', t('failedRuns'), row => row.Failed),
            numbers(
              'JobMean',
              t('mean'),
              row => (row.Done + row.Failed === 0 ? null : row.Mean),
              n => t('millis', { n: number(n) }),
            ),
            numbers('Waiting', t('waits'), row => row.Waiting),
            numbers(
              'Oldest',
              t('oldest'),
              row => (row.Waiting === 0 ? null : Math.round(row.Oldest)),
              n => t('seconds', { n }),
            ),
            numbers('GivenUp', t('givenUp'), row => row.GivenUp),
          ]}
        />
      )}
    </Section>
  )
}

const MB = 1024 ** 2
/** Every server and worker, as it stood when it last wrote. */
export const ProcessTable = ({ of: { Processes, Database } }: Props) => {
  const t = useWords(words)
  const { number, dateTime } = useFormats()
  const numbers = useNumbers<Operations['Processes'][number]>()
  const state = (row: Operations['Processes'][number]) => (row.Silent ? 'silent' : 'running')
  return (
    <Section
      title={t('processes')}
      collapsible={false}
      side={
        <Text size="sm" c="dimmed">
          {t('database', { version: Database.Version })}
        </Text>
      }
    >
      <RowsTable
        name="operationProcesses"
        label={t('processes')}
        rows={Processes}
        idOf={row => row.id}
        columns={[
          { id: 'Host', header: t('process'), cell: row => row.Host, by: row => row.Host },
          { id: 'Kind', header: t('kind'), cell: row => t(`kinds.${row.Kind}`), by: row => row.Kind },
          {
            id: 'State',
            header: t('state'),
            cell: row => <StatusDot kind={row.Silent ? 'bad' : 'good'} label={t(`states.${state(row)}`)} />,
            by: state,
          },
          { id: 'Version', header: t('version'), cell: row => row.Version, by: row => row.Version },
          { id: 'Since', header: t('since'), cell: row => dateTime(row.StartedDate), by: row => row.StartedDate },
          numbers('Streams', t('streamsShort'), row => row.Streams),
          numbers('Running', t('running'), row => row.JobsRunning),
          numbers(
            'Loop',
            t('loop'),
            row => row.LoopSeconds,
            n => t('millis', { n: number(Math.round(n * 1000)) }),
          ),
          numbers(
            'Memory',
            t('memory'),
            row => row.MemoryBytes,
            n => `${number(Math.round(n / MB))} MB`,
          ),
          numbers(
            'Disk',
            t('disk'),
            row => row.DiskFreeBytes,
            n => `${number(n / 1024 / MB, { maximumFractionDigits: 1 })} GB`,
          ),
        ]}
      />
    </Section>
  )
}
