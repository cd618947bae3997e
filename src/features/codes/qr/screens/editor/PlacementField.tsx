import { Input, SegmentedControl } from '@mantine/core'
import { useContext } from 'react'
import { labelIn } from '../../../../../core/labels.ts'
import { confirm } from '../../../../../ui/dialogs.tsx'
import { FieldMode, ReadValue } from '../../../../../ui/form/field.tsx'
import { markField } from '../../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { Placement } from '../../model.ts'
import { words } from '../../words.ts'
import classes from './hub.module.css'
import { lostButtons, placedAs } from './hub.ts'
import type { SaveForm } from './useSaveForm.ts'

/** How a code is placed: one page, a hub of buttons, the start of a round or of an inspection. What a hub would lose is asked about. */
export const PlacementField = ({ form, onChange }: { form: SaveForm; onChange: () => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const reading = useContext(FieldMode) === 'read'
  const { Placement: chosen = 'QrCode' } = form.values
  const choose = async (next: Placement) => {
    const lost = chosen === 'QrHub' ? lostButtons(form.values) : []
    const names = lost.map(({ Name }) => labelIn(Name, language)).join(', ')
    const terms = { title: t('hub.loseTitle'), text: t('hub.loseText', { n: lost.length, names }), yes: t('hub.lose'), no: t('hub.keep') }
    if (lost.length > 0 && !(await confirm({ ...terms, danger: true }))) return
    onChange()
    form.put(before => placedAs(before, next))
  }
  if (reading) return <ReadValue label={t('hub.placement')}>{t(`placement.${chosen}`)}</ReadValue>
  return (
    <div {...markField(form, 'Placement')}>
      <Input.Wrapper
        label={t('hub.placement')}
        labelElement="div"
        description={t(`hub.placed.${chosen}`)}
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <SegmentedControl
          className={classes.choice}
          aria-label={t('hub.placement')}
          value={chosen}
          onChange={next => {
            const placement = Placement.options.find(one => one === next)
            if (placement && placement !== chosen) void choose(placement)
          }}
          data={placementsInOrder.map(value => ({ value, label: t(`hub.short.${value}`) }))}
        />
      </Input.Wrapper>
    </div>
  )
}

const placementsInOrder = ['QrCode', 'QrHub', 'Round', 'Inspection'] as const
