import { Alert, Button, Group, TextInput } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { callOnce } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { takePack } from './pack.ts'

/**
 * Takes along what is due in the building, so that it can be walked without a connection. Who has signed in by the PIN of the building says
 * first who walks.
 */
export const TakeAlong = ({ gId: GroupId, bId: BuildingId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const { profile, selection } = useSession()
  const isPin = profile?.UserName.endsWith('@pin') ?? false
  const BuildingName = selection.selectedPropertyName
  const [name, setName] = useState('')
  const [state, setState] = useState<'open' | 'taking' | 'taken' | 'notHere'>(isPin ? 'open' : 'taking')
  const take = useCallback(
    async (Name: string) => {
      setState('taking')
      const taken = takePack((call, input) => callOnce(call, input), { GroupId, BuildingId, BuildingName }, Name)
      setState(
        await taken.then(
          () => 'taken' as const,
          () => 'notHere' as const,
        ),
      )
    },
    [GroupId, BuildingId, BuildingName],
  )
  useEffect(() => {
    if (!isPin) void take('')
  }, [isPin, take])
  if (state === 'open')
    return (
      <form
        onSubmit={event => {
          event.preventDefault()
          if (name.trim()) void take(name)
        }}
      >
        <Group align="flex-end">
          <TextInput label={t('phone.who')} maxLength={120} required value={name} onChange={event => setName(event.currentTarget.value)} />
          <Button type="submit" variant="default" disabled={!name.trim()}>
            {t('phone.take')}
          </Button>
        </Group>
      </form>
    )
  return (
    <Alert color={state === 'notHere' ? 'amber' : state === 'taken' ? 'green' : 'gray'} role="status">
      {t(`phone.${state}`)}
    </Alert>
  )
}
