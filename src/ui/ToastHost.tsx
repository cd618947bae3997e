import './toastStyles.ts'
import { ActionIcon, Button, CopyButton, Group, Text } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { RequestId } from './kit/RequestId.tsx'
import { TOAST_TIME, type Toast, type ToastAction, waitingToasts } from './toasts.ts'
import { words } from './words.ts'
import { useWords } from './words.tsx'

/** Draws the toasts: top centre, the same one once, time stopped under the pointer. */
export const ToastHost = () => {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.get, waitingToasts.get)
  useEffect(() => {
    if (waiting.length === 0) return
    waitingToasts.set([])
    for (const each of waiting) draw(each)
  }, [waiting])
  return <Notifications position="top-center" autoClose={TOAST_TIME} pauseResetOnHover="all" limit={4} zIndex={1000} />
}

const draw = ({ text, kind, ms, ...more }: Toast): void => {
  notifications.show({
    id: `${kind}:${text}`,
    message: <ToastMessage text={text} kind={kind} {...more} />,
    autoClose: ms,
    color: kind === 'error' ? 'red' : 'green',
    role: kind === 'error' ? 'alert' : 'status',
  })
}

const ToastMessage = ({ text, kind, actions = [], requestId }: Omit<Toast, 'ms'>) => {
  const t = useWords(words)
  return (
    <Group gap="xs" wrap={actions.length > 0 ? 'wrap' : 'nowrap'} justify="space-between">
      <div>
        <Text size="sm" c="var(--mantine-color-text)">
          {text}
        </Text>
        <RequestId id={requestId} />
      </div>
      {actions.length > 0 && (
        <Group gap={4}>
          {actions.map(action => (
            <ActionButton key={action.label} action={action} />
          ))}
        </Group>
      )}
      {kind === 'error' && (
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <ActionIcon variant="subtle" color="gray" aria-label={copied ? t('copied') : t('copyMessage')} onClick={copy}>
              {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      )}
    </Group>
  )
}

const ActionButton = ({ action }: { action: ToastAction }) =>
  'href' in action ? (
    <Button component="a" href={action.href} target="_blank" rel="noreferrer" variant="light" size="xs">
      {action.label}
    </Button>
  ) : (
    <Button variant="light" size="xs" onClick={action.onClick}>
      {action.label}
    </Button>
  )
