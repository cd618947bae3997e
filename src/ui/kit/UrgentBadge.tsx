import { Badge } from '@mantine/core'
import { IconFlame } from '@tabler/icons-react'
import { urgentLabel } from '../../core/urgent.ts'
import { useLanguage } from '../words.tsx'

/** The mark of what is urgent, the same in every list, card, page and mail. */
export const UrgentBadge = () => {
  const [language] = useLanguage()
  return (
    <Badge variant="light" size="sm" color="red" miw="max-content" w="fit-content" leftSection={<IconFlame size={12} aria-hidden />}>
      {urgentLabel[language]}
    </Badge>
  )
}
