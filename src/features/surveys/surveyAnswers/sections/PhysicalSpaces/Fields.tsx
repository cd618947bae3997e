import { Button, Checkbox, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useContext } from 'react'
import { nameKey } from '../../../../../core/fold.ts'
import { ask } from '../../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { TextAreaField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { useFieldText } from '../../../../base/fields/screens/useFieldText.ts'
import classes from '../../screens/surveys.module.css'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words as commonWords } from '../../words.ts'
import { SpaceCard } from './SpaceCard.tsx'
import { ownSpace } from './spaces.ts'
import { words } from './words.ts'

const most = 80

/** The spaces of a building: ticked first, then told where they are. */
export const Fields = ({ form }: SectionProps<'PhysicalSpaces'>) => {
  const t = useWords(words)
  const tc = useWords(commonWords)
  const mode = useContext(FieldMode)
  const textOf = useFieldText()
  const spaces = form.values.PhysicalSpaces
  const add = async () => {
    const taken = spaces.map(space => nameKey(textOf(space.DisplayText)))
    const check = (name: string) => (taken.includes(nameKey(name)) ? t('spaceKnown') : null)
    const name = await ask({ title: t('addSpaceTitle'), label: t('spaceName'), yes: tc('add'), check, maxLength: 100 })
    if (name) form.set('PhysicalSpaces', [...spaces, ownSpace(crypto.randomUUID(), name)])
  }
  return (
    <>
      {mode !== 'read' && (
        <div role="group" aria-label={t('spaces')}>
          <Input.Label labelElement="div">{t('spaces')}</Input.Label>
          <div className={classes.ticks}>
            {spaces.map((space, at) => (
              <Checkbox
                key={space.Code}
                className={classes.tick}
                data-on={space.Selected || undefined}
                label={textOf(space.DisplayText)}
                checked={space.Selected}
                disabled={mode === 'off'}
                onChange={event => form.set(`PhysicalSpaces.${at}.Selected`, event.currentTarget.checked)}
              />
            ))}
          </div>
          {mode === 'edit' && spaces.length < most && (
            <Button variant="default" mt="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => void add()}>
              {t('addSpace')}
            </Button>
          )}
        </div>
      )}
      {spaces.map((space, at) => space.Selected && <SpaceCard key={space.Code} form={form} at={at} />)}
      <TextAreaField of={form} name="OtherAmenities" label={t('OtherAmenities')} maxLength={4000} />
    </>
  )
}
