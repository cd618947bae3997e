import { Alert, Badge, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { GetRoundVersion } from '../contract.ts'
import { myDay } from '../routes.ts'
import { words } from '../words.ts'
import { StopWalk } from './StopWalk.tsx'
import { useWalk, type Walk } from './useWalk.ts'
import { WalkQueue } from './WalkQueue.tsx'
import classes from './walk.module.css'
import { isEnded, listWaiting, stopIn, submitLog, tell, type WalkLog } from './walkLog.ts'

type Version = Output<typeof GetRoundVersion>
type Params = { groupId: string; bId: string; rId: string }

/** `/field/{groupId}/{bId}/{rId}`: a round, walked stop by stop; what is told is kept in the browser until the server has it. */
export const Screen = ({ params: { groupId: gId, bId, rId } }: { params: Params }) => {
  const t = useWords(words)
  const place = useMemo(() => ({ gId, bId, rId }), [gId, bId, rId])
  const walk = useWalk(place)
  const wanted = walk.log ? { Number: walk.log.Number } : {}
  const query = useCall(GetRoundVersion, { gId, bId, rId, ...wanted }, { quiet: true })
  const version = query.data
  if (!version)
    return (
      <Page title={t('walk')}>
        {query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <Skeletons.Form fields={4} />}
        {query.isError && walk.log && <WalkQueue walk={walk} log={walk.log} />}
      </Page>
    )
  const { Settings, Stops } = version
  const minutes = String(Settings.EstimatedTime ?? Stops.length * 3)
  return (
    <Page
      title={Settings.QrName}
      crumbs={[{ label: t('day.title'), to: href(myDay) }, { label: Settings.QrName }]}
      lead={t('lead', { n: Stops.length, minutes })}
    >
      <div className={classes.page}>
        {walk.log ? <Running version={version} walk={walk} log={walk.log} gId={gId} bId={bId} /> : <Begin version={version} walk={walk} />}
      </div>
    </Page>
  )
}

const Begin = ({ version, walk }: { version: Version; walk: Walk }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const text = fieldTextIn(version.Settings.StartText, language)
  return (
    <Stack gap="md">
      {text && <Text>{text}</Text>}
      <Button size="lg" onClick={() => walk.start(version.Number)}>
        {t('start')}
      </Button>
      <Section title={t('stops')} side={String(version.Stops.length)} collapsible={false}>
        <ol className={classes.list}>
          {version.Stops.map(stop => (
            <li key={stop.StopId}>
              <span className={classes.row}>
                <StopLine stop={stop} />
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </Stack>
  )
}

const StopLine = ({ stop }: { stop: Version['Stops'][number] }) => {
  const [language] = useLanguage()
  const type = stop.EquipmentType ? equipmentTypeLabel(stop.EquipmentType)[language] : ''
  return (
    <span>
      <span className={classes.name}>{stop.EquipmentName}</span>
      <span className={classes.soft}>{[type, stop.Floor].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

type RunningProps = { version: Version; walk: Walk; log: WalkLog; gId: string; bId: string }

const Running = ({ version, walk, log, gId, bId }: RunningProps) => {
  const t = useWords(words)
  const [opened, setOpened] = useState<string | null>(null)
  const { Stops } = version
  const at = Stops.findIndex(one => one.StopId === opened)
  const stop = Stops[at]
  if (isEnded(log)) return <Ended walk={walk} log={log} />
  const next = () => setOpened(Stops.find((one, i) => i > at && !isOver(log, one.StopId))?.StopId ?? null)
  if (stop)
    return (
      <StopWalk
        key={stop.StopId}
        {...{ stop, gId, bId, walk, log }}
        place={t('stop', { n: String(at + 1), all: String(Stops.length) })}
        onBack={() => setOpened(null)}
        onNext={next}
      />
    )
  return <StopList {...{ version, walk, log }} onOpen={setOpened} />
}

const isOver = (log: WalkLog, StopId: string): boolean => {
  const { state } = stopIn(log, StopId)
  return state === 'Done' || state === 'Skipped'
}

type ListProps = Pick<RunningProps, 'version' | 'walk' | 'log'> & { onOpen: (StopId: string) => void }

const StopList = ({ version: { Stops }, walk, log, onOpen }: ListProps) => {
  const t = useWords(words)
  const over = Stops.filter(one => isOver(log, one.StopId)).length
  const abandon = async () => {
    const sure = await confirm({ title: t('abandonTitle'), text: t('abandonText'), yes: t('abandon'), danger: true })
    if (sure) walk.put(before => tell(before, 'walk.abandoned'))
  }
  return (
    <Stack gap="md">
      <Section title={t('stops')} side={t('progress', { done: String(over), all: String(Stops.length) })} collapsible={false}>
        <ol className={classes.list}>
          {Stops.map(stop => {
            const { state } = stopIn(log, stop.StopId)
            return (
              <li key={stop.StopId}>
                <UnstyledButton className={classes.row} onClick={() => onOpen(stop.StopId)}>
                  <StopLine stop={stop} />
                  <Badge variant="light" color={state === 'Done' ? 'green' : state === 'Skipped' ? 'orange' : 'gray'} tt="none">
                    {t(`states.${state}`)}
                  </Badge>
                </UnstyledButton>
              </li>
            )
          })}
        </ol>
      </Section>
      <WalkQueue walk={walk} log={log} />
      <Group grow className={classes.foot}>
        <Button variant="default" color="red" onClick={() => void abandon()}>
          {t('abandon')}
        </Button>
        <Button disabled={over < Stops.length} onClick={() => walk.put(submitLog)}>
          {t('submit')}
        </Button>
      </Group>
    </Stack>
  )
}

const Ended = ({ walk, log }: { walk: Walk; log: WalkLog }) => {
  const t = useWords(words)
  const { status } = walk
  const isThere = listWaiting(log).length === 0 && status !== null && status.State !== 'Running' && status.State !== 'Submitted'
  return (
    <Stack gap="md">
      {status?.State === 'Complete' && (
        <Alert color="green" title={t('finished')}>
          {t('finishedText', { done: status.StopsDone, skipped: status.StopsSkipped })}
        </Alert>
      )}
      {!isThere && <Alert color="amber">{t('waitsWhole')}</Alert>}
      <WalkQueue walk={walk} log={log} />
      {isThere && (
        <Button variant="default" w="fit-content" onClick={walk.forget}>
          {t('again')}
        </Button>
      )}
    </Stack>
  )
}
