import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetBackups, StartBackup } from '../contract.ts'
import { words } from '../words.ts'
import { BackupFigures } from './BackupFigures.tsx'
import { KeptBackups } from './KeptBackups.tsx'
import { LatestRuns } from './LatestRuns.tsx'

type Backups = Output<typeof GetBackups>

/** Milliseconds between two looks at a run that is under way. */
const LOOK = 2000

/** `/backups`: what could be restored, what was done for it, and a backup now. */
export const Screen = () => {
  const t = useWords(words)
  const query = useCall(GetBackups, {})
  const { data } = query
  const running = data?.Runs.some(({ State }) => State === 'Running') ?? false
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void refresh(GetBackups), LOOK)
    return () => clearInterval(timer)
  }, [running])
  return (
    <Page title={t('title')} lead={t('lead')} action={data?.State === 'On' && <StartButton />}>
      {query.isError && !data ? <LoadFailed query={query} text={t('failed')} /> : data ? <Shown of={data} /> : <LinesSkeleton lines={8} />}
    </Page>
  )
}

const StartButton = () => {
  const t = useWords(words)
  const { run, running } = useWrite(StartBackup, { done: t('started'), refresh: [GetBackups] })
  return (
    <Button loading={running} onClick={() => void run({})}>
      {t('start')}
    </Button>
  )
}

const Shown = ({ of }: { of: Backups }) => {
  const t = useWords(words)
  if (of.State === 'Off') return <EmptyState text={t('off')} hint={t('offHint')} />
  if (of.State === 'External') return <EmptyState text={t('external')} hint={t('externalHint')} />
  return (
    <Stack gap="lg">
      {of.Problem && (
        <Alert color="red" title={t('placeProblem')}>
          {t(`problems.${of.Problem}`)}
        </Alert>
      )}
      <BackupFigures of={of} />
      <Section title={t('kept')} collapsible={false}>
        <Stack gap="md">
          <Text size="sm">{t('keptLead', { place: of.Place ?? '' })}</Text>
          <Alert color={of.Encrypted ? 'blue' : 'amber'} icon={of.Encrypted ? <IconLock size={18} /> : <IconLockOpen size={18} />}>
            {t(of.Encrypted ? 'encrypted' : 'open')}
          </Alert>
          {of.Kept.length > 0 ? <KeptBackups rows={of.Kept} /> : <EmptyState small text={t('noneKept')} hint={t('noneKeptHint')} />}
        </Stack>
      </Section>
      <Section title={t('runs')} collapsible={false}>
        {of.Runs.length > 0 ? <LatestRuns rows={of.Runs} /> : <EmptyState small text={t('noRuns')} />}
      </Section>
    </Stack>
  )
}
