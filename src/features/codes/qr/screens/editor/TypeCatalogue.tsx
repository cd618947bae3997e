import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { bestFirst } from '../../../../../ui/kit/pickerRows.ts'
import { usePhone } from '../../../../../ui/kit/usePhone.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { groupForChoice } from '../../../functionalities/catalogue.ts'
import { definitionOf, type FunctionalityType, type TypeDefinition } from '../../../functionalities/definitions.ts'
import { ItemIcon } from '../../../functionalities/icons.tsx'
import { words as typeWords } from '../../../functionalities/words.ts'
import { GetQrCodeCounts } from '../../contract.ts'
import { words } from '../../words.ts'
import type { Item } from './draft.ts'
import type { ItemValues } from './itemForm.ts'
import { PagePreview } from './pagePreview.ts'
import classes from './typeCatalogue.module.css'

type CatalogueProps = {
  gId: string
  /** The draft of the code: where it hangs is seen on the pictures. */
  values: ItemValues
  chosen: FunctionalityType | undefined
  onPick: (type: TypeDefinition) => void
}

/** Every type by purpose, searchable; beside it the page of the type under the pointer or the focus. */
export const TypeCatalogue = ({ gId, values, chosen, onPick }: CatalogueProps) => {
  const t = useWords(words)
  const id = useId()
  const phone = usePhone()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useFoundTypes(gId, typed)
  const groups = found ?? []
  const types = groups.flatMap(group => group.types)
  const [opened, setOpened] = useState(false)
  if (!opened && types.length > 0) {
    setOpened(true)
    setActive(
      Math.max(
        0,
        types.findIndex(({ type }) => type === chosen),
      ),
    )
  }
  const shown = types[Math.min(active, types.length - 1)]
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && types.length > 0) setActive((active + step + types.length) % types.length)
    else if (event.key === 'Enter' && shown) onPick(shown)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(`${id}-${shown?.type}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, shown?.type])
  return (
    <div className={classes.catalogue}>
      <div className={classes.search}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={keys}
          placeholder={t('findType')}
          role="combobox"
          aria-label={t('findType')}
          aria-expanded={types.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(shown && { 'aria-activedescendant': `${id}-${shown.type}` })}
        />
      </div>
      <TypeList id={id} groups={groups} shown={shown} chosen={chosen} onShow={type => setActive(types.indexOf(type))} onPick={onPick} />
      {found?.length === 0 && <p className={classes.none}>{t('noType', { text: typed.trim() })}</p>}
      <span className="unseen" role="status">
        {typed.trim() && t('typesFound', { n: types.length })}
      </span>
      {!phone && shown && <TypePicture gId={gId} values={values} type={shown} />}
    </div>
  )
}

type ShownGroup = { title: string; types: readonly TypeDefinition[] }

/** The types whose label or purpose has every word that was typed, in the reader's language. */
const useFoundTypes = (gId: string, typed: string): readonly ShownGroup[] | undefined => {
  const t = useWords(typeWords)
  const [language] = useLanguage()
  const { data, isError } = useCall(GetQrCodeCounts, { gId }, { quiet: true })
  if (!data && !isError) return undefined // what is used most stands first: nothing moves once the list is there
  const groups = groupForChoice(data?.Types ?? []).map(({ heading, types }) => ({
    title: t(`purposes.${heading}`),
    options: types.map(({ type, Label, Purpose }) => ({ id: type, label: Label[language], detail: Purpose[language] })),
  }))
  return bestFirst(groups, typed).map(({ title, options }) => ({ title, types: options.flatMap(one => definitionOf(one.id) ?? []) }))
}

type ListProps = {
  id: string
  groups: readonly ShownGroup[]
  shown: TypeDefinition | undefined
  chosen: FunctionalityType | undefined
  onShow: (type: TypeDefinition) => void
  onPick: (type: TypeDefinition) => void
}

const TypeList = ({ id, groups, shown, chosen, onShow, onPick }: ListProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return (
    <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={t('does')}>
      {groups.map(({ title, types }, n) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${n}`}>
          <div className={classes.heading} id={`${id}-group-${n}`}>
            {title}
          </div>
          {types.map(one => (
            <div
              key={one.type}
              id={`${id}-${one.type}`}
              role="option"
              tabIndex={-1}
              aria-selected={one.type === chosen}
              aria-labelledby={`${id}-${one.type}-label`}
              aria-describedby={`${id}-${one.type}-purpose`}
              className={classes.option}
              data-active={one === shown || undefined}
              onMouseMove={() => one !== shown && onShow(one)}
              onClick={() => onPick(one)}
            >
              <ItemIcon name={one.Icon} />
              <strong id={`${id}-${one.type}-label`}>{one.Label[language]}</strong>
              <span id={`${id}-${one.type}-purpose`}>{one.Purpose[language]}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The page of a type, filled in as an example. */
const TypePicture = ({
  gId,
  values,
  type: { type, Label, Icon, QrType, sample },
}: {
  gId: string
  values: ItemValues
  type: TypeDefinition
}) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { en, es } = Label
  const Item = { Name: { en, es }, Icon, FunctionalityType: type, QrType, TemplateFormData: sample } as Item // of the same type
  return (
    <figure className={classes.picture}>
      <PagePreview gId={gId} values={{ ...values, Item }} still />
      <figcaption>{t('typeExample', { type: Label[language] })}</figcaption>
    </figure>
  )
}
