import { Anchor, Stack } from '@mantine/core'
import { useContext } from 'react'
import { isSameName } from '../../../../../core/fold.ts'
import { refresh, useCall, useWrite } from '../../../../../ui/calls.ts'
import { ask } from '../../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { SelectField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { AddPropertyTag, GetPropertyTags } from '../../../buildings/contract.ts'
import type { FieldsProps } from '../../screens/basicInfoForm.ts'
import { words } from './words.ts'

/** The tag of a building among several, with a prompt for a new one. */
export const TagField = ({ form, gId }: FieldsProps) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const tags = useCall(GetPropertyTags, { filter: { gId } }).data?.PropertyTags ?? []
  const { run, running } = useWrite(AddPropertyTag)
  const several = form.values.BasicInfo.PropertyType === 'Multiple'
  const known = (name: string) => tags.some(tag => isSameName(tag.Name, name))
  const add = async () => {
    const Name = await ask({
      title: t('newTag'),
      label: t('tagName'),
      yes: t('addTag'),
      maxLength: 100,
      check: name => (known(name) ? t('tagExists') : null),
    })
    const made = Name && (await run({ GroupId: gId, Name }))
    if (!made) return
    await refresh(GetPropertyTags)
    form.set('BasicInfo.PropertyTagId', made.acId)
  }
  return (
    <Stack gap={4} align="stretch">
      <SelectField
        of={form}
        name="BasicInfo.PropertyTagId"
        label={t('PropertyTagId')}
        required={several}
        disabled={!several}
        options={tags.map(({ PropertyTagId, Name }) => ({ value: PropertyTagId, label: Name }))}
      />
      {mode === 'edit' && several && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => void add()}
          disabled={running}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('newTag')}
        </Anchor>
      )}
    </Stack>
  )
}
