import { Text } from '@mantine/core'
import { useWords } from '../../../../ui/words.tsx'
import { MembersForm } from '../../../base/members/screens/MembersForm.tsx'
import { definitionOf } from '../definitions.ts'
import { words } from '../words.ts'
import { formDataRoot, type PanelProps } from './panelForm.ts'

/** The form of a type that is nothing but its members; of one without any, that there is nothing to fill in. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const members = definitionOf(form.values.Item.FunctionalityType)?.members ?? {}
  return Object.keys(members).length > 0 ? (
    <MembersForm form={form} root={formDataRoot} members={members} />
  ) : (
    <Text c="dimmed">{t('complete')}</Text>
  )
}
