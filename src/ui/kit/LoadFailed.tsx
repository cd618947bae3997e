import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { faultIdOf, isMissing } from '../send.ts'
import { useSay } from '../useSay.ts'
import { useWords } from '../words.tsx'
import { EmptyState } from './EmptyState.tsx'
import { RequestId } from './RequestId.tsx'
import { words } from './words.ts'

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** What could not be loaded, as a sentence; the reason then stands below it. */
  text?: string
  /** The text for a record that does not exist; without it the refusal is shown like any other. */
  missing?: string
  /** Another way out than to try again, for a record that is not there. */
  action?: ReactNode
  small?: boolean
}

/** In place of what could not be loaded: the reason in the reader's words, and a way to ask again. A record that is not there is said to be missing. */
export const LoadFailed = ({ query: { error, refetch, isFetching }, text, missing, action, small = false }: Props) => {
  const t = useWords(words)
  const say = useSay()
  const gone = missing !== undefined && isMissing(error)
  if (gone) return <EmptyState text={missing} drawing="notFound" action={action} small={small} />
  const again = (
    <Stack align="center" gap="xs">
      <Button variant="default" size={small ? 'xs' : 'sm'} loading={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
      <RequestId id={faultIdOf(error)} />
    </Stack>
  )
  const reason = say(error?.message ?? '')
  return <EmptyState text={text ?? reason} {...(text && { hint: reason })} drawing="error" action={again} small={small} />
}
