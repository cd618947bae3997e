import { useContext } from 'react'
import { confirm } from '../../../../ui/dialogs.tsx'
import { FieldMode, ReadValue } from '../../../../ui/form/field.tsx'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { definitionOf, definitions, type FunctionalityType, type TypeDefinition } from '../../functionalities/definitions.ts'
import { ItemIcon } from '../../functionalities/icons.tsx'
import { words } from '../words.ts'
import classes from './qr.module.css'
import type { SaveForm } from './useSaveForm.ts'

type ChooserProps = {
  form: SaveForm
  /** The type that was chosen, while its template is under way. */
  pending: FunctionalityType | null
  onChoose: (type: FunctionalityType) => void
}

/** What a code does, as cards; another choice over a filled form is asked about. */
export const TypeChooser = ({ form, pending, onChoose }: ChooserProps) => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  const reading = useContext(FieldMode) === 'read'
  const chosen = definitionOf(form.values.Item.FunctionalityType)
  const shown = pending ?? chosen?.type
  const problem = form.problemAt('Item.FunctionalityType')
  if (reading)
    return (
      <ReadValue label={t('col.QrType')}>
        {chosen && (
          <span className={classes.named}>
            <ItemIcon name={form.values.Item.Icon} size={18} />
            {chosen.Label[language]}
          </span>
        )}
      </ReadValue>
    )
  const choose = async (next: TypeDefinition) => {
    if (next.type === shown) return
    const terms = {
      title: t('changeTitle', { type: next.Label[language] }),
      text: t('changeText', { type: chosen?.Label[language] ?? '' }),
    }
    if (!chosen || (await confirm({ ...terms, yes: t('change'), no: t('keepType', { type: chosen.Label[language] }) }))) onChoose(next.type)
  }
  return (
    <div data-form={form.id} data-field="Item.FunctionalityType">
      <div role="radiogroup" aria-label={t('does')} className={classes.types}>
        {Object.values<TypeDefinition>(definitions).map(one => (
          <label key={one.type} className={classes.type} data-checked={one.type === shown || undefined}>
            <input type="radio" name={`${form.id}-type`} checked={one.type === shown} onChange={() => void choose(one)} />
            <ItemIcon name={one.Icon} />
            <strong>{one.Label[language]}</strong>
            <span>{one.Purpose[language]}</span>
          </label>
        ))}
      </div>
      {problem && <p className={classes.problem}>{say(problem)}</p>}
    </div>
  )
}
