import { Button } from '@mantine/core'
import { IconCategory } from '@tabler/icons-react'
import { useContext } from 'react'
import { confirm, dialogs } from '../../../../../ui/dialogs.tsx'
import { FieldMode, ReadValue } from '../../../../../ui/form/field.tsx'
import { markField } from '../../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { definitionOf, definitions, type FunctionalityType, type TypeDefinition } from '../../../functionalities/definitions.ts'
import { ItemIcon } from '../../../functionalities/icons.tsx'
import { words } from '../../words.ts'
import shared from '../qr.module.css'
import type { ItemForm } from './itemForm.ts'
import { TypeCatalogue } from './TypeCatalogue.tsx'
import classes from './typeCatalogue.module.css'

type ChooserProps = {
  form: ItemForm
  gId: string
  /** The type that was chosen, while its template is under way. */
  pending: FunctionalityType | null
  onChoose: (type: FunctionalityType) => void
}

/** What a code does, chosen from the catalogue of types; another choice over a filled form is asked about. */
export const TypeChooser = ({ form, gId, pending, onChoose }: ChooserProps) => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  const reading = useContext(FieldMode) === 'read'
  const chosen = definitionOf(form.values.Item.FunctionalityType)
  const shown = pending ? definitions[pending] : chosen
  const problem = form.problemAt('Item.FunctionalityType')
  if (reading)
    return (
      <ReadValue label={t('col.QrType')}>
        {chosen && (
          <span className={shared.named}>
            <ItemIcon name={form.values.Item.Icon} size={18} />
            {chosen.Label[language]}
          </span>
        )}
      </ReadValue>
    )
  const choose = async (next: TypeDefinition) => {
    if (next.type === shown?.type) return
    const terms = {
      title: t('changeTitle', { type: next.Label[language] }),
      text: t('changeText', { type: chosen?.Label[language] ?? '' }),
    }
    if (!chosen || (await confirm({ ...terms, yes: t('change'), no: t('keepType', { type: chosen.Label[language] }) }))) onChoose(next.type)
  }
  const open = () =>
    dialogs.open(
      close => (
        <TypeCatalogue
          gId={gId}
          values={form.values}
          chosen={shown?.type}
          onPick={next => {
            close()
            void choose(next)
          }}
        />
      ),
      { title: t('does'), size: 1000, phone: 'full' },
    )
  return (
    <div {...markField(form, 'Item.FunctionalityType')}>
      <div className={classes.chooser} data-empty={!shown || undefined}>
        <div className={classes.card}>
          {shown ? <ItemIcon name={shown.Icon} /> : <IconCategory size={20} aria-hidden />}
          <strong>{shown ? shown.Label[language] : t('noTypeYet')}</strong>
          <span>{shown ? shown.Purpose[language] : t('noTypeHelp')}</span>
        </div>
        <Button
          variant={shown ? 'default' : 'filled'}
          size="sm"
          aria-haspopup="dialog"
          {...(shown && { 'aria-label': t('changeType') })}
          onClick={open}
        >
          {shown ? t('change') : t('chooseType')}
        </Button>
      </div>
      {problem && <p className={shared.problem}>{say(problem)}</p>}
    </div>
  )
}
