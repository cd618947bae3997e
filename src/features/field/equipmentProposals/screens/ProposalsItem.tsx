import { Menu } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { textIn } from '../../../../ui/language.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useLanguage } from '../../../../ui/words.tsx'
import { equipmentProposals } from '../routes.ts'

/** In the actions of the library: leads to what walks have found. */
export const ProposalsItem = () => {
  const [language] = useLanguage()
  return (
    <Menu.Item component={AddressLink} href={href(equipmentProposals)} leftSection={<IconClipboardCheck size={16} aria-hidden />}>
      {textIn(equipmentProposals.title, language)}
    </Menu.Item>
  )
}
