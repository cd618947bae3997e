import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useContext } from 'react'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { CheckField, SecretTextField } from '../../../../../ui/form/fields.tsx'
import { useSession } from '../../../../../ui/session.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { words as pinWords } from '../../../pins/words.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import { PIN_LENGTH } from './rules.ts'
import { words } from './words.ts'

/** A PIN a type. Whoever manages buildings also says which of them must be filled. */
export const PinFields = ({ form }: FieldsProps<'BuildingPIN'>) => {
  const t = useWords(words)
  const pin = useWords(pinWords)
  const { can } = useSession()
  const marks = useContext(FieldMode) !== 'read' && can('GlobalManageEntities')
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {form.values.BuildingPIN.PinCodes.map(({ Type, Required = false }, i) => (
          <Stack key={Type} gap={6}>
            <SecretTextField
              of={form}
              name={`BuildingPIN.PinCodes.${i}.Code`}
              label={pin(`kinds.${Type}`)}
              required={Required}
              digits
              maxLength={PIN_LENGTH}
            />
            {marks && (
              <CheckField of={form} name={`BuildingPIN.PinCodes.${i}.Required`} label={t('mustOf', { pin: pin(`kinds.${Type}`) })} />
            )}
          </Stack>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
