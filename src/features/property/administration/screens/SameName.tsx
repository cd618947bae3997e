import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useContext } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetSameGroupNames } from '../contract.ts'
import { words } from '../words.ts'

/** Says, while a name is typed, that another account has it already. Names may be alike: it is no error. */
export const SameName = ({ acId, name }: { acId: string | null; name: string }) => {
  const t = useWords(words)
  const { can, isGlobalAdmin } = useSession()
  const [typed] = useDebouncedValue(name.trim(), 500)
  const reading = useContext(FieldMode) === 'read'
  const asked = !reading && typed !== '' && isGlobalAdmin && can('ManageGroups')
  const { data } = useCall(GetSameGroupNames, asked ? { Name: typed, ...(acId && { Except: acId }) } : null, { quiet: true })
  const [found] = (asked && typed === name.trim() && data?.Groups) || []
  if (reading) return null
  return (
    <Text size="sm" role="status" c="dimmed" mih={22}>
      {found && (
        <>
          <IconInfoCircle size={15} aria-hidden style={{ verticalAlign: '-2px', marginInlineEnd: 4 }} />
          {found.City ? t('sameName', { city: found.City }) : t('sameNameNowhere')}
        </>
      )}
    </Text>
  )
}
