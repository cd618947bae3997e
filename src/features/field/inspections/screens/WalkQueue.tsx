import { Alert, Button, Group, Text } from '@mantine/core'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { whyRefused } from '../model.ts'
import { words } from '../words.ts'
import type { Walk } from './useWalk.ts'
import { listWaiting, type WalkLog } from './walkLog.ts'

/** What waits to be sent, what was not taken and why; always in sight. */
export const WalkQueue = ({ walk, log }: { walk: Walk; log: WalkLog }) => {
  const t = useWords(words)
  const waiting = listWaiting(log).length
  const refused = Map.groupBy(Object.values(log.refused), why => why)
  return (
    <>
      {walk.failure?.kind === 'offline' && <Alert color="amber">{t('offline')}</Alert>}
      {walk.failure?.kind === 'busy' && <Alert color="amber">{t('busy')}</Alert>}
      {walk.failure?.kind === 'refused' && <RefusedSending message={walk.failure.message} onDelete={walk.forget} />}
      {[...refused].map(([why, some]) => (
        <Alert key={why} color="red">
          {t('refused', { n: some.length, why: t(`why.${whyRefused.find(one => one === why) ?? 'shape'}`) })}
        </Alert>
      ))}
      {walk.status?.BrokenAt !== null && walk.status?.BrokenAt !== undefined && (
        <Alert color="red">{t('broken', { n: String(walk.status.BrokenAt) })}</Alert>
      )}
      <Group justify="space-between" role="status">
        <Text size="sm" c="var(--ink-soft)">
          {t('waiting', { n: waiting })}
        </Text>
        {waiting > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => void walk.send()}>
            {t('sendNow')}
          </Button>
        )}
      </Group>
    </>
  )
}

/** A sending that the server refuses whole: why, and a way out for a walk that it will never take. */
const RefusedSending = ({ message, onDelete }: { message: string; onDelete: () => void }) => {
  const t = useWords(words)
  const say = useSay()
  const discard = async () => {
    const sure = await confirm({ title: t('deleteTitle'), text: t('deleteText'), yes: t('deleteWalk'), danger: true })
    if (sure) onDelete()
  }
  return (
    <Alert color="red" title={t('notTaken')}>
      <Text size="sm">{say(message)}</Text>
      <Text size="sm">{t('notTakenText')}</Text>
      <Button mt="xs" variant="default" size="compact-md" onClick={() => void discard()}>
        {t('deleteWalk')}
      </Button>
    </Alert>
  )
}
