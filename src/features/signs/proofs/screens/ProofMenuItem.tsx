import { Menu } from '@mantine/core'
import { IconRubberStamp } from '@tabler/icons-react'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { printProof } from '../routes.ts'
import { words } from '../words.ts'

/** In the Actions menu of the library of equipment: the signs of equipment under review. */
export const ProofMenuItem = () => {
  const t = useWords(words)
  return (
    <Menu.Item
      component={AddressLink}
      href={href(printProof, null, { qrType: 'EquipmentInspection' })}
      leftSection={<IconRubberStamp size={16} aria-hidden />}
    >
      {t('print.proof')}
    </Menu.Item>
  )
}
