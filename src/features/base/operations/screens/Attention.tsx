import { Alert, List } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { RouteLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { outbox } from '../../outbox/routes.ts'
import type { Operations } from '../model.ts'
import { type Attention as Found, findAttention } from '../rules.ts'
import { words } from '../words.ts'

/** What somebody should look at now, in words that say what to do; or that there is nothing. */
export const Attention = ({ of }: { of: Operations }) => {
  const t = useWords(words)
  const found = findAttention(of)
  if (found.length === 0)
    return (
      <Alert color="green" variant="light" icon={<IconCircleCheck size={18} aria-hidden />} role="status">
        {t('allWell')}
      </Alert>
    )
  return (
    <Alert color="orange" variant="light" title={t('attention')} icon={<IconAlertTriangle size={18} aria-hidden />} role="status">
      <List spacing={4} size="sm">
        {found.map(one => (
          <List.Item key={one.kind}>
            <Need {...one} version={of.Database.Version} nodes={of.NodesAway} />
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

const Need = ({ kind, n, version, nodes }: Found & { version: string; nodes: readonly string[] }) => {
  const t = useWords(words)
  const text = t(`needs.${kind}`, { n, version, nodes: nodes.join(', ') })
  if (kind !== 'messagesFailed') return text
  return (
    <>
      {text}.{' '}
      <RouteLink to={outbox} search={{ state: 'Failed' }}>
        {t('toOutbox')}
      </RouteLink>
    </>
  )
}
