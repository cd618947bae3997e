import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { useNewCode } from '../../../codes/qr/screens/useNewCode.ts'
import { words } from '../words.ts'

/** Adds a piece of equipment: a code that marks one, in the chosen building or after a choice. */
export const AddEquipmentButton = () => {
  const t = useWords(words)
  const { can } = useSession()
  const start = useNewCode(useGroupId(), { type: 'EquipmentInspection' })
  if (!can('ManageLibraries')) return null
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('add')}
    </Button>
  )
}
