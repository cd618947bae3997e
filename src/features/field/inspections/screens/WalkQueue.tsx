import { Alert, Button, Group, Text } from '@mantine/core'
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
      {walk.offline && <Alert color="amber">{t('offline')}</Alert>}
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
